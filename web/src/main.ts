import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

settings.apply();
// The first answer of the server brings the cookie by which it knows this guest at a table.
await Promise.all([texts.ready(), api.me()]);
mount(App, { target: document.getElementById("app")! });
