import type { AskedPlace } from "../../domain/search/found-homes.ts";

/** What was made of the text that was searched for. */
export function PlaceNotice({ asked }: { asked: AskedPlace | null }) {
  return (
    <output className="placenotice">
      {asked && <span className={`placenotice__${asked.understood}`}>{asked.lines.join(" ")}</span>}
    </output>
  );
}
