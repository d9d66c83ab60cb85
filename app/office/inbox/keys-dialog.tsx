import { KeysDialog, type KeysListed } from "../shell/navigation/keys-dialog.tsx";

const keys: readonly [key: string, what: string][] = [
  ["J", "Next request"],
  ["K", "Request before"],
  ["Enter", "Open it"],
  ["X", "Pick it, for several at once"],
  ["Shift X", "Pick to here"],
  ["Esc", "Back to the list, unpick"],
  ["R", "Write a reply"],
  ["Ctrl Enter", "Send it"],
  ["T", "Put the next free viewing times into it"],
  ["B", "Book a viewing"],
  ["A", "It is mine, or give those that are picked"],
  ["H", "Snooze it, or those that are picked"],
  ["E", "Close it or reopen it, or close those that are picked"],
  ["Z", "Undo, for ten seconds"],
  ["N", "Enter a call"],
  ["/", "Search"],
];

export function InboxKeysDialog(listed: KeysListed) {
  return <KeysDialog keys={keys} {...listed} />;
}
