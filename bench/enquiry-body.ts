import { randomInt } from "node:crypto";

/** What a renter sends who asks about a home. @param number makes it another renter */
export function enquiryBody(listingid: string, number = anyNumber()): string {
  const email = `bench.${number}@example.com`;
  const applicant = { firstname: "Bench", lastname: "Mark", phone: "07700 900123", email };
  return JSON.stringify({
    listingid,
    applicant,
    extra: { freetext: "Is the flat on the quiet side? Any evening after six suits me." },
  });
}

/** A number of twelve digits, as pgbench draws them. */
export function anyNumber(): number {
  return randomInt(1e11, 1e12 - 1);
}
