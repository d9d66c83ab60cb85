import type { PublicListing } from "../../domain/listings/listing.ts";
import { getPinPoint } from "../../domain/listings/pin-point.ts";
import { PlaceMap } from "../map/place-map.tsx";
import { Icon } from "../ui/icon.tsx";
import { formatMiles } from "./format-miles.ts";

/** The public address, a map and the three nearest stations. */
export function LocationSection({
  home,
  mapStyleUrl,
}: {
  home: PublicListing;
  mapStyleUrl: string | null;
}) {
  return (
    <section className="block block--where">
      <h2>Where it is</h2>
      <p>{home.displayAddress}</p>
      <div className="where__map no-print">
        <PlaceMap
          label={`Map of ${home.name}`}
          at={getPinPoint(home)}
          icon="house"
          styleUrl={mapStyleUrl}
          fallbackText="The address and the nearest stations stand beside it."
        />
        {!home.locationAccurate && (
          <p className="tiny">The pin shows the neighbourhood, not the door.</p>
        )}
      </div>
      {home.stations.length > 0 && (
        <>
          <h3 className="wide-space-above">Nearest stations</h3>
          <ul className="stations">
            {home.stations.slice(0, 3).map((station) => (
              <li key={station.name}>
                <span className="station__name">
                  <Icon name="train-front" />
                  <b>{station.name}</b>
                </span>
                <span className="station__distance tabular-numbers">
                  {formatMiles(station.metres)} <span>miles</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="tiny">Distances are in a straight line.</p>
        </>
      )}
    </section>
  );
}
