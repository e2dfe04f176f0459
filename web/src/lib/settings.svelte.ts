/** Settings of this browser. */

import { keep, kept } from "./keeping";
import { PACES, type Pace } from "./pacing";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "none";

class Settings {
  theme = $state<Theme>((kept("theme") as Theme | null) ?? "system");
  motion = $state<Motion>((kept("motion") as Motion | null) ?? "system");
  pace = $state<Pace>(PACES.find((pace) => pace === kept("pace")) ?? "normal"); // of what others do

  /** Apply the settings to the page and store them; called whenever one of them changes. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.dataset["motion"] = this.motion;
    keep("theme", this.theme);
    keep("motion", this.motion);
    keep("pace", this.pace);
  }

  get still(): boolean {
    return this.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
