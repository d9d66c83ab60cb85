import type { PublicListing } from "../../domain/listing.ts";
import { MapSlot } from "./map-slot.tsx";
import { pinPoint } from "../../domain/pin-point.ts";

async function homePart() {
  return (await import("./home-map-part.tsx")).HomeMapPart;
}

/**
 * Where one home is, with what runs there. Its code comes when it is scrolled to.
 * @param styleUrl `mapStyleUrl` of the services
 */
export function HomeMap({
  home,
  styleUrl,
}: {
  home: Pick<PublicListing, "name" | "lat" | "long" | "locationAccurate">;
  styleUrl: string | null;
}) {
  return (
    <div className="home-map">
      <MapSlot
        label={`Map of ${home.name}`}
        load={homePart}
        props={{ at: pinPoint(home), styleUrl }}
        without="The address and the nearest stations stand beside it."
      />
    </div>
  );
}
