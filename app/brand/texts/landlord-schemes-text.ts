import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import { claims } from "../claims.ts";

/** Apart from the home page's text: other pages of landlords show it, too. */
export const landlordSchemesText = {
  before: "Trusted by over",
  figure: formatInteger(claims.people),
  after: "landlords and renters",
};
