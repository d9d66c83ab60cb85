import { formatMiles } from "../../listings/format-miles.ts";
import { PlaceMap } from "../../map/place-map.tsx";
import { EditorSection } from "./editor-section.tsx";
import { HomeText, HomeTick } from "./home-field.tsx";
import type { EditedHome } from "./shown.ts";

export function LocationFields({
  home,
  mapStyleUrl,
}: {
  home: EditedHome;
  mapStyleUrl: string | null;
}) {
  const { place, texts } = home;
  return (
    <EditorSection id="location">
      <div className="edit__grid">
        <HomeText
          home={home}
          name="lat"
          inputMode="decimal"
          hint="The postcode district’s, until set"
        />
        <HomeText home={home} name="long" inputMode="decimal" />
        <HomeTick home={home} name="exactPin">
          Show the exact place. Otherwise it is rounded to about 100 metres
        </HomeTick>
      </div>
      {place && (
        <>
          <div className="where__map edit__map">
            <PlaceMap
              key={`${place.lat},${place.long}`}
              label={`Map of ${texts.name}`}
              at={place}
              icon="house"
              styleUrl={mapStyleUrl}
              fallbackText="The place is given by latitude and longitude."
            />
          </div>
          <p className="tiny">
            Nearest stations:{" "}
            {place.stations.length === 0
              ? "none known here"
              : place.stations
                  .map(({ name, metres }) => `${name} ${formatMiles(metres)} miles`)
                  .join(", ")}
          </p>
        </>
      )}
    </EditorSection>
  );
}
