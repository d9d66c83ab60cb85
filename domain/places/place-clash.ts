/** Postcode areas that a city's post serves, with those around it whose homes are said to be in it. */
const cityAreas: Readonly<Record<string, string>> = {
  london: "E EC N NW SE SW W WC BR CR DA EN HA IG KT RM SM TN TW UB WD CM AL GU SL",
  manchester: "M OL SK BL WN WA",
  liverpool: "L CH WA WN PR",
  bristol: "BS BA GL",
  birmingham: "B WS WV DY CV",
  leeds: "LS WF BD",
  sheffield: "S DN",
  bradford: "BD LS HX",
  nottingham: "NG DE",
  leicester: "LE",
  coventry: "CV",
  oxford: "OX",
  cambridge: "CB",
  brighton: "BN",
  southampton: "SO",
  portsmouth: "PO",
  york: "YO",
  newcastle: "NE",
  cardiff: "CF NP",
  swansea: "SA",
  edinburgh: "EH",
  glasgow: "G PA ML",
  belfast: "BT",
};

const writtenOutcode = /(?:^|\s)([A-Z]{1,2}\d[A-Z\d]?)(?:\s*\d[A-Z]{2})?$/i;

/**
 * What an address or a city says that the postcode can't be: another outcode at the end of the address, or a
 * city of other postcodes. Only a whole part is a city: `Manchester Road` may be anywhere. Null where they agree.
 * @param outcode of the home's postcode
 */
export function findPlaceClash(written: string, outcode: string): string | null {
  const parts = written.split(",").map((part) => part.trim());
  const [, last] = writtenOutcode.exec(parts.at(-1) ?? "") ?? [];
  // Alone it may also be a road, `A40`, or the name of a flat.
  const isOutcode = last !== undefined && written.trim().length > last.length;
  if (isOutcode && getDistrict(last) !== getDistrict(outcode)) return last.toUpperCase();
  const [area = ""] = /^[A-Z]+/i.exec(outcode) ?? [];
  const clash = parts
    .map((part) => part.replace(writtenOutcode, ""))
    .find((part) => {
      const areas = cityAreas[part.toLowerCase()]?.split(" ");
      return areas !== undefined && !areas.includes(area.toUpperCase());
    });
  return clash ?? null;
}

/** `W1T` is in `W1`. */
function getDistrict(outcode: string): string {
  return outcode.toUpperCase().replace(/(?<=\d)[A-Z]$/, "");
}
