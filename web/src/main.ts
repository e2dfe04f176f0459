import "./styles/tokens.css";
import "./styles/paints.css";
import "./styles/base.css";
import "./styles/cards.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api, ServerRefused } from "./lib/api";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";
import { toasts } from "./lib/toasts.svelte";

settings.apply();
// The first answer of the server brings the cookie by which it knows this guest at a table.
const [, refused] = await Promise.all([
  texts.ready(),
  api.me().then(
    () => null,
    (error: unknown) => (error instanceof ServerRefused ? error.words : null),
  ),
]);
if (refused) toasts.show(texts.speaker().say(refused));
mount(App, { target: document.getElementById("app")! });
