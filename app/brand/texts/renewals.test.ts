import { expect, test } from "vitest";
import { aboutText } from "./about-text.ts";
import { buildToRentText } from "./build-to-rent-text.ts";
import { landlordFaq } from "../faq/faq-landlord.ts";
import { homeSectionsText } from "./home-sections-text.ts";
import { howItWorksLandlords } from "./how-it-works-landlords-text.ts";
import { landlordsText } from "./landlords-text.ts";
import { managementText } from "./management-text.ts";
import { multiPropertyText } from "./multi-property-text.ts";
import { plans } from "./plans-text.ts";
import { servicesText } from "./services-text.ts";
import { walletText } from "./wallet-text.ts";

const texts = {
  aboutText,
  buildToRentText,
  landlordFaq,
  homeSectionsText,
  howItWorksLandlords,
  landlordsText,
  managementText,
  multiPropertyText,
  plans,
  servicesText,
  walletText,
};

function collectStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(collectStrings);
}

/** The only permitted statements about renewals: that they are free or no longer exist. */
const allowed = /no renewal fees|^(for )?renewals?( fees)?$|nothing is renewed|nothing to renew/i;

test.each(Object.entries(texts))("%s offers no renewal of a fixed term", (_, text) => {
  const offers = collectStrings(text)
    .flatMap((words) => words.split(/(?<=[.!?]) /))
    .filter((words) => /renew|end dates|lease that ends/i.test(words))
    .filter((words) => !allowed.test(words));
  expect(offers).toEqual([]);
});

test("where a renewal is priced, the same line says that tenancies have no end date", () => {
  const lines = [
    ...managementText.free.rows.map((row) => [row.title, row.text]),
    ...multiPropertyText.carries.rows.map((row) => [row.title, row.text]),
    ...servicesText.table.lines.map((line) => [line.service, line.when]),
  ].filter(([name]) => /renewal/i.test(name!));
  expect(lines).toHaveLength(3);
  for (const [, text] of lines) expect(text).toMatch(/no end date/);
});
