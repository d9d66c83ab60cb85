import type { LandlordHomeCase } from "./shown.ts";

/** How a landlord’s home stands, in a sentence. Signed by everybody it is no more subject to contract. */
export function describeHome({
  home,
  standing,
  let: ofLet,
}: {
  home: Pick<LandlordHomeCase["home"], "rent" | "listedOn" | "available">;
  standing: LandlordHomeCase["standing"];
  let: Pick<
    NonNullable<LandlordHomeCase["let"]>,
    "names" | "rent" | "startsOn" | "isSigned"
  > | null;
}): string {
  if (ofLet !== null)
    return `Let to ${ofLet.names} at ${ofLet.rent} from ${ofLet.startsOn}${ofLet.isSigned ? "" : ", subject to contract"}.`;
  switch (standing) {
    case "live":
      return `Live at ${home.rent} since ${home.listedOn}, free ${home.available.toLowerCase()}.`;
    case "let-agreed":
      return `Let agreed at ${home.rent}.`;
    case "ended":
      return "The tenancy has ended, and we decide with you what comes next.";
    case "fell-through":
      return "The let did not go ahead, and we decide with you what comes next.";
    default:
      return `${home.rent}, not advertised now.`;
  }
}
