import type { EndedBy } from "../../../domain/tenancies/tenancy.ts";

/** Within a sentence. */
export const enderNames: Record<EndedBy, string> = {
  renter: "the renter",
  landlord: "the landlord",
  agency: "the agency",
  both: "landlord and renter together",
};
