import type { LandlordHomeCase, RenterHomeCase } from "./shown.ts";

/** How a landlord’s home stands, in a sentence. Signed by everybody it is no more subject to contract. */
export function describeHome({
  home,
  standing,
  tenancy,
}: {
  home: Pick<LandlordHomeCase["home"], "rent" | "listedOn" | "available">;
  standing: LandlordHomeCase["standing"];
  tenancy: Pick<
    NonNullable<LandlordHomeCase["tenancy"]>,
    "names" | "rent" | "startsOn" | "isSigned"
  > | null;
}): string {
  if (tenancy !== null)
    return `Let to ${tenancy.names} at ${tenancy.rent} from ${tenancy.startsOn}${tenancy.isSigned ? "" : ", subject to contract"}.`;
  switch (standing) {
    case "live":
      return `Live at ${home.rent} since ${home.listedOn}, available ${home.available.toLowerCase()}.`;
    case "let-agreed":
      return `Let agreed at ${home.rent}.`;
    case "ended":
      return "The tenancy has ended. We’ll decide with you what comes next.";
    case "fell-through":
      return "The tenancy didn’t go ahead. We’ll decide with you what comes next.";
    default:
      return `${home.rent}, not advertised at the moment.`;
  }
}

/** A renter's: what it costs, and whether and when they could have it. */
export function describeRentersHome({
  home,
  isToLet,
  names,
  tenancy,
}: {
  home: Pick<RenterHomeCase["home"], "rent" | "available">;
  isToLet: boolean;
  names: readonly string[];
  tenancy: Pick<NonNullable<RenterHomeCase["tenancy"]>, "rent" | "startsOn"> | null;
}): string {
  const whose = names.length > 0 ? ` For ${names.join(", ")}.` : "";
  if (tenancy !== null) return `${tenancy.rent} from ${tenancy.startsOn}.${whose}`;
  return `${home.rent}, ${isToLet ? "available " : ""}${home.available.toLowerCase()}.`;
}
