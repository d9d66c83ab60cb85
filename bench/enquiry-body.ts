import { randomInt } from "node:crypto";

export function createEnquiryBody(listingid: string, number = createPhone()): string {
  const freetext = "Is the flat on the quiet side? Any evening after six suits me.";
  return JSON.stringify({ listingid, applicant: createApplicant(number), extra: { freetext } });
}

export function createValuationBody(): string {
  return JSON.stringify({
    freetext: "14 Calvert Terrace",
    applicant: createApplicant(createPhone()),
  });
}

export function createPhone(): number {
  return randomInt(1e11, 1e12 - 1);
}

function createApplicant(number: number) {
  const email = `bench.${number}@example.com`;
  return { firstname: "Bench", lastname: "Mark", phone: "07700 900123", email };
}
