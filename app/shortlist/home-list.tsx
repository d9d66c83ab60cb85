import { formatCount } from "../../domain/shared/formats/count.ts";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { HomeCard } from "../listings/home-card.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

export function HomeList({ homes, today }: { homes: ListingSummary[]; today: string }) {
  return (
    <ul className="homes kept__homes">
      {homes.map((home, index) => (
        <li key={home.id}>
          <HomeCard home={home} index={index} today={today} />
        </li>
      ))}
    </ul>
  );
}

export function UnavailableHomes({ count, onRemove }: { count: number; onRemove?: () => void }) {
  if (count === 0) return null;
  const subject = formatCount(count, "home on this list is", "homes on this list are");
  return (
    <Note kind="warn">
      {subject} no longer on the market.
      {onRemove && (
        <Button look="link" size="small" onClick={onRemove}>
          {count === 1 ? "Remove it from the list" : "Remove them from the list"}
        </Button>
      )}
    </Note>
  );
}

export function TryAgain({ onTry }: { onTry: () => void }) {
  return (
    <Note kind="error" live>
      <p>We couldn’t load the homes just now.</p>
      <Button look="link" size="small" onClick={onTry}>
        Try again
      </Button>
    </Note>
  );
}
