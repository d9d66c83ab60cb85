import type { ListingSummary } from "../../domain/listings/listing.ts";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { toggleShortlisted } from "./saved-actions.ts";
import { useIsInList } from "./saved-store.ts";
import "./save-button.css";

export function SaveButton({
  home,
  labelled = false,
}: {
  home: Pick<ListingSummary, "id" | "name">;
  labelled?: boolean;
}) {
  const isSaved = useIsInList("shortlist", home.id);
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className={labelled ? "save save--labelled" : "save"}
      aria-label={`Save ${home.name} to your shortlist`}
      aria-pressed={isSaved}
      disabled={!hydrated}
      onClick={() => toggleShortlisted(home)}
    >
      <Icon name="heart" fill={isSaved} />
      {labelled && (isSaved ? "Remove" : "Save")}
    </button>
  );
}
