import type { ListingSummary } from "../../domain/listings/listing.ts";
import { getStatusLabels } from "../../domain/listings/listing-labels.ts";
import { Badge } from "../ui/tag.tsx";
import "./status-badges.css";

export function StatusBadges({ home, today }: { home: ListingSummary; today: string }) {
  const labels = getStatusLabels(home, today);
  if (labels.length === 0) return null;
  return (
    <ul className="badges" aria-label="Status">
      {labels.map((label) => (
        <li key={label}>
          <Badge kind={label === "Let agreed" ? "warn" : undefined}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
