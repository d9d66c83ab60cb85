import { KeyHints } from "../../shell/navigation/key-hints.tsx";
import { KeysDialog, type KeysListed } from "../../shell/navigation/keys-dialog.tsx";

const hints = [
  ["J K", "move"],
  ["X", "pick"],
  ["Enter", "open"],
  ["P", "preview"],
  ["U", "publish"],
  ["?", "all keys"],
] as const;

const keys = [
  ["J", "Next home"],
  ["K", "Home before"],
  ["Enter", "Open it"],
  ["X", "Select"],
  ["Shift X", "Pick to here"],
  ["P", "Preview it as renters would see it"],
  ["U", "Publish it, if nothing is missing"],
  ["N", "A new home"],
  ["/", "Search"],
] as const;

/** What the table's keys are and its marks mean, and which of its homes are shown. */
export function HomesKeys({
  median,
  shown,
  ...listed
}: KeysListed & { median: number | null; shown: { from: number; to: number; of: number } }) {
  return (
    <>
      <KeyHints hints={hints}>
        {median !== null && <span>The line marks our median days on market: {median}</span>}
        <span className="homes__shown">
          {shown.from} to {shown.to} of {shown.of}
        </span>
      </KeyHints>
      <KeysDialog keys={keys} {...listed} />
    </>
  );
}
