/** Which of the table's sheets is open: all actions, the table in words, the recap, the settings, the rules, the keys, ... */

export type Sheet =
  "how" | "actions" | "words" | "recap" | "settings" | "rules" | "keys" | "share" | "resign" | "about";

class Sheets {
  open = $state<Sheet | null>(null);
}

export const sheets = new Sheets();
