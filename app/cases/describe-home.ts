import type { LandlordHomeCase } from "./shown.ts";

/** How a landlord’s home stands, in a sentence. Signed by everybody it is no more subject to contract. */
export function describeHome({
  home,
  let: ofLet,
}: {
  home: Pick<LandlordHomeCase["home"], "isLive" | "rent" | "listedOn" | "available">;
  let: Pick<
    NonNullable<LandlordHomeCase["let"]>,
    "names" | "rent" | "startsOn" | "isSigned"
  > | null;
}): string {
  if (ofLet !== null)
    return `Let to ${ofLet.names} at ${ofLet.rent} from ${ofLet.startsOn}${ofLet.isSigned ? "" : ", subject to contract"}.`;
  return home.isLive
    ? `Live at ${home.rent} since ${home.listedOn}, free ${home.available.toLowerCase()}.`
    : `${home.rent}, not advertised now.`;
}
