import { KeysDialog, type KeysListed } from "../shell/navigation/keys-dialog.tsx";

const keys: readonly [key: string, what: string][] = [
  ["J", "Next request"],
  ["K", "Previous request"],
  ["Enter", "Open the request"],
  ["X", "Select"],
  ["Shift X", "Select up to here"],
  ["Esc", "Back to the list, clear selection"],
  ["R", "Write a reply"],
  ["Ctrl Enter", "Send the reply"],
  ["T", "Insert the next viewing times"],
  ["B", "Book a viewing"],
  ["A", "Assign"],
  ["H", "Snooze this or the selected conversations"],
  ["E", "Close or reopen this, or close the selected conversations"],
  ["Z", "Undo, for ten seconds"],
  ["N", "Log a call"],
  ["/", "Search"],
];

export function InboxKeysDialog(listed: KeysListed) {
  return <KeysDialog keys={keys} {...listed} />;
}
