import type { ListingSummary } from "../../domain/listings/listing.ts";
import {
  formatBathrooms,
  formatBedrooms,
  unknownText,
} from "../../domain/listings/facts/home-facts.ts";
import { Icon } from "../ui/icon.tsx";

type HomeFactsData = Pick<ListingSummary, "bathrooms"> & {
  /** Null in a draft. */
  bedrooms: number | null;
  furnishing: string | null;
};

export function HomeFactsList({
  home: { bedrooms, bathrooms, furnishing },
}: {
  home: HomeFactsData;
}) {
  return (
    <ul className="facts">
      <li>
        <Icon name="bed-double" />
        {bedrooms === null ? unknownText : formatBedrooms(bedrooms)}
      </li>
      <li>
        <Icon name="bath" />
        {bathrooms === null && <span className="visually-hidden">Bathrooms: </span>}
        {formatBathrooms(bathrooms)}
      </li>
      <li>
        <Icon name="sofa" />
        <span className="visually-hidden">Furnishing: </span>
        {furnishing ?? unknownText}
      </li>
    </ul>
  );
}
