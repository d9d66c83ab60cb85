import type { FilterDraft } from "./filter-draft.ts";
import { viewLabel } from "./filter-labels.ts";

/** `View 18 results`. Without script no count can follow the choice: then `View results`. */
export function ViewLabel({ count }: { count: number | null }) {
  return (
    <>
      <span className="scripted">{viewLabel(count)}</span>
      <span className="no-script">{viewLabel(null)}</span>
    </>
  );
}

/** Reads out what a choice would find, once it is known. */
export function FilterCount({ draft: { isPending, count } }: { draft: FilterDraft }) {
  return (
    <output className="visually-hidden">
      {isPending && count !== null ? viewLabel(count).replace("View ", "") : ""}
    </output>
  );
}
