import { MapSlot } from "./map-slot.tsx";
import type { PlaceMapPartProps } from "./place-map-part.tsx";

async function placePart() {
  return (await import("./place-map-part.tsx")).PlaceMapPart;
}

/**
 * Where one place is, with what runs there. Its code comes when it is scrolled to.
 * @param styleUrl `mapStyleUrl` of the services
 * @param without what a visitor has where the map can't be drawn, a sentence
 */
export function PlaceMap({
  label,
  without,
  ...props
}: PlaceMapPartProps & { label: string; without: string }) {
  return (
    <div className="place-map">
      <MapSlot label={label} load={placePart} props={props} without={without} />
    </div>
  );
}
