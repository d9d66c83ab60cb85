import { KeysDialog, type KeysListed } from "../shell/navigation/keys-dialog.tsx";

const keys: readonly [key: string, what: string][] = [
  ["J", "Next conversation"],
  ["K", "Previous conversation"],
  ["Enter", "Open the conversation"],
  ["X", "Select"],
  ["Shift X", "Select up to here"],
  ["Esc", "Back to the list, or clear the selection"],
  ["R", "Write a reply"],
  ["Ctrl Enter", "Send the reply"],
  ["T", "Insert the next viewing times"],
  ["B", "Book a viewing"],
  ["A", "Assign"],
  ["H", "Snooze this conversation or those selected"],
  ["E", "Close or reopen this conversation, or close those selected"],
  ["Z", "Undo, for 10 seconds"],
  ["N", "Log a call"],
  ["/", "Search"],
];

export function InboxKeysDialog(listed: KeysListed) {
  return <KeysDialog keys={keys} {...listed} />;
}
