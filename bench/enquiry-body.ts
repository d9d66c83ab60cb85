import { randomInt } from "node:crypto";

/** What a renter sends who asks about a home. @param number makes it another renter */
export function enquiryBody(listingid: string, number = anyNumber()): string {
  const freetext = "Is the flat on the quiet side? Any evening after six suits me.";
  return JSON.stringify({ listingid, applicant: applicant(number), extra: { freetext } });
}

/** What a landlord sends who asks for a valuation. */
export function valuationBody(): string {
  return JSON.stringify({ freetext: "14 Calvert Terrace", applicant: applicant(anyNumber()) });
}

/** A number of twelve digits, as pgbench draws them. */
export function anyNumber(): number {
  return randomInt(1e11, 1e12 - 1);
}

function applicant(number: number) {
  const email = `bench.${number}@example.com`;
  return { firstname: "Bench", lastname: "Mark", phone: "07700 900123", email };
}
