import type { ListingMedia, ListingSummary } from "../../domain/listings/listing.ts";
import { HomeCard } from "../listings/home-card.tsx";
import { HomeThumb } from "../listings/home-thumb.tsx";
import doorway from "../ui/art/doorway.svg?no-inline";
import { HomeCover } from "../ui/home-cover.tsx";
import { Photo } from "../ui/photo.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const today = "2026-12-01";
const home: ListingSummary = {
  id: "guide1",
  status: "available",
  name: "Loriner Street",
  area: "Shoreditch",
  outcode: "E2",
  bedrooms: 2,
  bathrooms: 1,
  furnishing: "Furnished",
  rentPcm: 2450,
  availableFrom: "2026-12-07",
  shortDescription: "Second-floor flat in a Georgian terrace, with a study and south light.",
  lat: 51.526,
  long: -0.078,
  listedAt: "2026-12-01T09:00:00.000Z",
  previousRentPcm: null,
  reducedAt: null,
  letAgreedAt: null,
  cover: null,
};

const elsewhere: ListingMedia = {
  kind: "photo",
  url: doorway,
  caption: "A front door under its lintel",
  width: 260,
  height: 470,
  placeholder: null,
};

export function Homes() {
  return (
    <Specimens title="Homes" note="The rent first; the whole card opens the home.">
      <Specimen name="From a date">
        <HomeCard home={home} index={0} today={today} />
      </Specimen>
      <Specimen name="Now, and facts that nobody stated">
        <HomeCard
          home={{ ...home, id: "guide2", availableFrom: null, bathrooms: null, furnishing: null }}
          index={1}
          today={today}
        />
      </Specimen>
      <Specimen name="Let agreed">
        <HomeCard home={{ ...home, id: "guide3", status: "let-agreed" }} index={2} today={today} />
      </Specimen>
      <Specimen name="Compact">
        <HomeThumb home={{ ...home, furnishing: "Unfurnished" }} today={today} />
      </Specimen>
      <Specimen name="A picture kept elsewhere, in one size">
        <Photo photo={elsewhere} sizes="20rem" />
      </Specimen>
      <Specimen name="Beside words that say which home it is, without a photo">
        <HomeCover home={home} sizes="20rem" />
      </Specimen>
    </Specimens>
  );
}
