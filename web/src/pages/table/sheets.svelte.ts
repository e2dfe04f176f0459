/** Which of the table's sheets is open: all actions, the table in words, the rules, the keys, the link, resigning. */

export type Sheet = "actions" | "words" | "rules" | "keys" | "share" | "resign" | "about";

class Sheets {
  open = $state<Sheet | null>(null);
}

export const sheets = new Sheets();
