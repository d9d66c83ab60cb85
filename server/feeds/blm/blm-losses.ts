import type { Listing } from "../../../domain/listings/listing.ts";
import { splitAddress } from "./blm-address.ts";
import { listLostCharacters } from "./blm-ascii.ts";
import type { ExportPicture } from "./blm-export-pictures.ts";
import { splitFeatures } from "./blm-export-texts.ts";
import type { RecordFault } from "./blm-faults.ts";

/** What of a home's texts a file of ASCII has no characters for. Its description loses nothing. */
export function findLosses(
  home: Pick<
    Listing,
    "address" | "city" | "displayAddress" | "shortDescription" | "displayFeatures" | "material"
  >,
  pictures: readonly ExportPicture[],
): RecordFault[] {
  const [house, road] = splitAddress(home.address);
  const texts = [
    { field: "ADDRESS_1", text: house },
    // One that can't be split stands in both.
    { field: "ADDRESS_2", text: road === house ? "" : road },
    { field: "TOWN", text: home.city },
    { field: "DISPLAY_ADDRESS", text: home.displayAddress },
    { field: "SUMMARY", text: home.shortDescription },
    ...splitFeatures(home).display.map((text, index) => ({ field: `FEATURE${index + 1}`, text })),
    ...pictures.map(({ captionField, captionInFull }) => ({
      field: captionField,
      text: captionInFull,
    })),
  ];
  return texts.flatMap(({ field, text }) => {
    const lost = listLostCharacters(text);
    if (lost.length === 0) return [];
    return [
      {
        field,
        reason: `will be sent without ${lost.join(" ")}, because portals only accept ASCII`,
      },
    ];
  });
}
