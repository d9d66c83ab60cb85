import { useRef } from "react";
import { listFields } from "../../../../domain/listings/facts/home-fields.ts";
import type { Point } from "../../../../domain/places/area.ts";
import { formatMiles } from "../../../listings/format-miles.ts";
import { PinMap } from "../../../map/pin-map.tsx";
import { PlaceMap } from "../../../map/place-map.tsx";
import { EditorSection } from "./editor-section.tsx";
import { HomeInputs, isLocked } from "./home-field.tsx";
import { typeText } from "./home-form-dom.ts";
import type { EditedHome } from "../shown.ts";

export function LocationFields({
  home,
  mapStyleUrl,
  mayEdit,
}: {
  home: EditedHome;
  mapStyleUrl: string | null;
  mayEdit: boolean;
}) {
  return (
    <EditorSection id="location">
      <div className="edit__grid">
        <HomeInputs home={home} names={listFields("location")} />
      </div>
      <LocationMap home={home} mapStyleUrl={mapStyleUrl} mayEdit={mayEdit} />
    </EditorSection>
  );
}

function LocationMap({
  home,
  mapStyleUrl,
  mayEdit,
}: {
  home: EditedHome;
  mapStyleUrl: string | null;
  mayEdit: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { place, texts } = home;
  if (!place) return null;
  const isMovable = mayEdit && !isLocked(home, "lat");
  const map = {
    label: `Map of ${texts.name}`,
    at: place,
    styleUrl: mapStyleUrl,
    fallbackText: "The position comes from the latitude and longitude.",
  };
  const move = ({ lat, long }: Point) => {
    const form = box.current?.closest("form");
    if (!form) return;
    typeText(form, "lat", lat.toFixed(6));
    typeText(form, "long", long.toFixed(6));
  };
  return (
    <>
      <div className="where__map edit__map" ref={box}>
        {isMovable ? (
          <PinMap
            {...map}
            pinLabel="Position of the property. Drag the pin or move it with the arrow keys"
            onMove={move}
          />
        ) : (
          <PlaceMap {...map} key={`${place.lat},${place.long}`} icon="house" />
        )}
      </div>
      {isMovable && (
        <p className="tiny">
          Drag the pin to the door, or move it with the arrow keys. Hold Shift to move faster.
        </p>
      )}
      <p className="tiny">
        Nearest stations:{" "}
        {place.stations.length === 0
          ? "none found"
          : place.stations
              .map(({ name, metres }) => `${name} ${formatMiles(metres)} miles`)
              .join(", ")}
      </p>
    </>
  );
}
