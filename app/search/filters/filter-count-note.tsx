import type { FilterDraft } from "./filter-draft.ts";
import { formatViewLabel } from "./filter-labels.ts";

export function FilterCount({ draft: { isPending, count } }: { draft: FilterDraft }) {
  return (
    <output className="visually-hidden">
      {isPending && count !== null ? formatViewLabel(count).replace("View ", "") : ""}
    </output>
  );
}
