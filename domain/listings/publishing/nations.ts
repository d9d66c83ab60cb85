/** Whose law a home is let under. */
export const nations = ["England", "Wales", "Scotland"] as const;
export type Nation = (typeof nations)[number];

const scottishAreas = new Set("AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE".split(" "));
/** All of them but for a few streets: where a border crosses an area the office says the nation. */
const welshAreas = new Set("CF LD LL NP SA".split(" "));

/** The nation of a postcode, where the office has not said it. */
export function findNation(postcode: string): Nation {
  const [area = ""] = /^[A-Z]{1,2}/.exec(postcode.trim().toUpperCase()) ?? [];
  if (scottishAreas.has(area)) return "Scotland";
  return welshAreas.has(area) ? "Wales" : "England";
}
