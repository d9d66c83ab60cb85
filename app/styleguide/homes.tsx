import type { ListingSummary } from "../../domain/listing.ts";
import { HomeCard } from "../search/home-card.tsx";
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
  cover: null,
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
    </Specimens>
  );
}
