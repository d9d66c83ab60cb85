import { randomInt } from "node:crypto";

export function enquiryBody(listingid: string, number = anyNumber()): string {
  const freetext = "Is the flat on the quiet side? Any evening after six suits me.";
  return JSON.stringify({ listingid, applicant: applicant(number), extra: { freetext } });
}

export function valuationBody(): string {
  return JSON.stringify({ freetext: "14 Calvert Terrace", applicant: applicant(anyNumber()) });
}

export function anyNumber(): number {
  return randomInt(1e11, 1e12 - 1);
}

function applicant(number: number) {
  const email = `bench.${number}@example.com`;
  return { firstname: "Bench", lastname: "Mark", phone: "07700 900123", email };
}
