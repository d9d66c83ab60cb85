import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import { claims } from "../claims.ts";

/** Separate from the text of the home page, because other landlord pages show it too. */
export const landlordSchemesText = {
  before: "Trusted by over",
  figure: formatInteger(claims.people),
  after: "landlords and renters",
};
