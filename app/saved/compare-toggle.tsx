import type { ListingSummary } from "../../domain/listings/listing.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { toggleCompared } from "./saved-actions.ts";
import { useIsInList } from "./saved-store.ts";
import "./compare-toggle.css";

export function CompareToggle({ home }: { home: Pick<ListingSummary, "id" | "name"> }) {
  const isCompared = useIsInList("compared", home.id);
  const hydrated = useHydrated();
  return (
    <label className="check compare-toggle">
      <input
        type="checkbox"
        checked={isCompared}
        disabled={!hydrated}
        onChange={() => toggleCompared(home)}
      />
      <span>
        Compare<span className="visually-hidden"> {home.name}</span>
      </span>
    </label>
  );
}
