/** What modules read of a browser when they are loaded. */

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
