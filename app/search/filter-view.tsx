import type { FilterDraft } from "./filter-draft.ts";
import { viewLabel } from "./filter-labels.ts";

export function ViewLabel({ count }: { count: number | null }) {
  return (
    <>
      <span className="scripted">{viewLabel(count)}</span>
      <span className="no-script">{viewLabel(null)}</span>
    </>
  );
}

export function FilterCount({ draft: { isPending, count } }: { draft: FilterDraft }) {
  return (
    <output className="visually-hidden">
      {isPending && count !== null ? viewLabel(count).replace("View ", "") : ""}
    </output>
  );
}
