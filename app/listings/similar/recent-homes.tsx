import { useEffect } from "react";
import { HomeThumb } from "../home-thumb.tsx";
import { Button } from "../../ui/button.tsx";
import { removeFromList, recordView } from "../../saved/saved-actions.ts";
import { useSavedHomes } from "../../saved/saved-store.ts";
import { useHomes } from "../../saved/use-homes.ts";
import "./recent-strip.css";

/** `current` is recorded as viewed and left out. */
export function RecentHomes({ current }: { current?: string }) {
  useEffect(() => {
    if (current !== undefined) recordView(current);
  }, [current]);
  const { recent } = useSavedHomes();
  const { homes, today } = useHomes(recent.filter((id) => id !== current));
  if (homes.length === 0) return null;
  return (
    <section className="recent wrap no-print" aria-labelledby="recent-title">
      <div className="recent__head">
        <h2 id="recent-title">Recently viewed</h2>
        <Button look="link" size="small" onClick={() => removeFromList("recent", recent)}>
          Clear recently viewed homes
        </Button>
      </div>
      <ul className="recent__strip">
        {homes.map((home) => (
          <li key={home.id}>
            <HomeThumb home={home} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}
