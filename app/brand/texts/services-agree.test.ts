import { describe, expect, test } from "vitest";
import { landlordFaq } from "../faq/faq-landlord.ts";
import { homeSectionsText } from "./home-sections-text.ts";
import { howItWorksLandlords } from "./how-it-works-landlords-text.ts";
import { landlordsText } from "./landlords-text.ts";
import { managementText } from "./management-text.ts";
import { multiPropertyText } from "./multi-property-text.ts";
import { plans } from "./plans-text.ts";
import { servicesText } from "./services-text.ts";
import { walletTerms } from "../../../domain/agency/fees.ts";
import { walletText } from "./wallet-text.ts";

test.each([
  ["the plans", landlordsText],
  ["the portfolio's prices", multiPropertyText],
  ["how letting works", howItWorksLandlords],
  ["the FAQ", landlordFaq],
  ["the sample statement", walletText.screens.captions.statement],
  ["the Wallet's own page", walletText.price],
  ["the management page", managementText],
  ["the fee table", servicesText],
])("%s says in one sentence who pays for the Wallet", (_page, text) => {
  expect(walletTerms).toBe(
    "The Wallet is included in management. On its own, it costs from £50 + VAT (£60 including VAT) a month for each landlord.",
  );
  expect(JSON.stringify(text)).toContain(walletTerms);
});

test("the Wallet's own page keeps the specification's price and free rent collection", () => {
  expect(walletText.price).toMatch(/from £50 \+ VAT.*Rent collection through it is free\./);
});

describe("what tenant find includes", () => {
  const found = JSON.stringify(plans[0]);
  const managed = JSON.stringify(homeSectionsText.whatWeDo.included);

  test.each([/inventory/, /EPC arranged/])("is the same on every page: %s", (service) => {
    expect(found).toMatch(service);
    expect(managed).toMatch(service);
  });

  test("the inventory is part of the step that tenant find pays for, and of no managed plan alone", () => {
    const step = howItWorksLandlords.steps.find(({ text }) => text.includes("inventory"));
    expect(step?.title).toBe("Tenancy administration");
    expect(JSON.stringify(plans.slice(1))).not.toContain("inventories");
  });
});

test("no page offers to negotiate a rent above the advertised one", () => {
  expect(JSON.stringify(howItWorksLandlords)).toContain(
    "the rent for you, never above the advertised rent",
  );
});

describe("law that is not in force yet", () => {
  test.each(["landlord-database", "landlord-ombudsman"] as const)(
    "the answer on %s says so first",
    (id) => expect(landlordFaq[id].answer[0]).toMatch(/^Not yet\. /),
  );
});
