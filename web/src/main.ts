import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

settings.apply();
await texts.ready();
mount(App, { target: document.getElementById("app")! });
