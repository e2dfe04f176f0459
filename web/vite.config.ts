import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { writeWidths } from "./src/styles/widths.ts";

const server = process.env.CARTEADO_SERVER ?? "http://127.0.0.1:8642";

const widths: Plugin = {
  name: "widths",
  enforce: "pre",
  transform: { filter: { id: /\.css$/ }, handler: writeWidths },
};

export default defineConfig({
  plugins: [svelte(), widths],
  build: {
    outDir: "../src/carteado/server/site",
    emptyOutDir: true,
    license: { fileName: "licences.txt" }, // of the packages that are part of the pages
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no inline data but pictures
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } }, // Host and Origin stay alike
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
