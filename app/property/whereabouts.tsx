import type { PublicListing } from "../../domain/listing.ts";
import { Icon } from "../ui/icon.tsx";
import { miles } from "./miles.ts";

/** The address that may be shown, and the three nearest stations. */
export function Whereabouts({ home }: { home: PublicListing }) {
  return (
    <section className="block">
      <h2>Where it is</h2>
      <p>{home.displayAddress}</p>
      {home.stations.length > 0 && (
        <>
          <h3 className="mt-6">Nearest stations</h3>
          <ul className="stations">
            {home.stations.slice(0, 3).map((station) => (
              <li key={station.name}>
                <span className="station__n">
                  <Icon name="train-front" />
                  <b>{station.name}</b>
                </span>
                <span className="station__d num">
                  {miles(station.metres)} <span>miles</span>
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
