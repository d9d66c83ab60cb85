import type { AskedPlace } from "../../domain/search/found-homes.ts";

/** What was made of the text that was searched for. */
export function PlaceNotice({ requested: requested }: { requested: AskedPlace | null }) {
  return (
    <output className="placenotice">
      {requested && <span className={`placenotice__${requested.understood}`}>{requested.lines.join(" ")}</span>}
    </output>
  );
}
