import { Ask } from "./ask.tsx";
import type { ShownDiary } from "./shown.ts";
import type { ChosenAsk } from "./use-chosen-ask.ts";

interface Shown {
  diary: ShownDiary;
  chosen: ChosenAsk;
  mayBook: boolean;
  onBook: (to: string) => void;
}

/** Viewing requests that nobody has booked: choose one and press Book. */
export function Asks({ diary, ...shown }: Shown) {
  return (
    <aside className="asks" aria-label="Asked for, not booked">
      <div className="asks__head">
        <h2>
          Asked for, not booked <span className="tabular-numbers">{diary.asks.length}</span>
        </h2>
        <p>
          {diary.asks.length === 0
            ? "Nobody waits for a viewing."
            : "Choose one, then book: two clicks."}
        </p>
      </div>
      {diary.asks.map((ask) => (
        <Ask key={ask.enquiryId} ask={ask} ownId={diary.ownId} {...shown} />
      ))}
    </aside>
  );
}
