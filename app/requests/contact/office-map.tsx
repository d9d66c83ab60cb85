import { brand } from "../../brand/brand.ts";
import { contactText as text } from "../../brand/contact-text.ts";
import { buildDirectionsLink } from "../../brand/directions-link.ts";
import { PlaceMap } from "../../map/place-map.tsx";

export function OfficeMap({ styleUrl }: { styleUrl: string | null }) {
  return (
    <figure>
      <PlaceMap
        label={`Map of the ${brand.name} office`}
        at={brand.office}
        icon="map-pin"
        styleUrl={styleUrl}
        fallbackText="The address stands below."
      />
      <figcaption className="tiny">
        {text.mapCaption} <a href={buildDirectionsLink(brand.office)}>Directions to the office</a>
      </figcaption>
    </figure>
  );
}
