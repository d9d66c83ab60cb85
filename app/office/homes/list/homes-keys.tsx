import { KeyHints } from "../../shell/navigation/key-hints.tsx";
import { KeysDialog, type KeysListed } from "../../shell/navigation/keys-dialog.tsx";

const hints = [
  ["J K", "move"],
  ["X", "pick"],
  ["Enter", "open"],
  ["P", "preview"],
  ["U", "publish"],
  ["?", "all shortcuts"],
] as const;

const keys = [
  ["J", "Next property"],
  ["K", "Previous property"],
  ["Enter", "Open the property"],
  ["X", "Select"],
  ["Shift X", "Select up to here"],
  ["P", "Preview the listing"],
  ["U", "Publish the property if nothing is missing"],
  ["N", "New property"],
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
        {median !== null && <span>The line shows our median days on market, {median}</span>}
        <span className="homes__shown">
          {shown.from} to {shown.to} of {shown.of}
        </span>
      </KeyHints>
      <KeysDialog keys={keys} {...listed} />
    </>
  );
}
