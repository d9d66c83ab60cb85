import type { RequestedPlace } from "../../domain/search/found-homes.ts";

export function PlaceNotice({ requested }: { requested: RequestedPlace | null }) {
  return (
    <output className="place-notice">
      {requested && (
        <span className={`place-notice__${requested.understood}`}>{requested.lines.join(" ")}</span>
      )}
    </output>
  );
}
