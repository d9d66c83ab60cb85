import { expect, test } from "vitest";
import { faq } from "./faq.ts";

test("there are two categories, Landlord (L) and Tenant (T), and at least 24 questions", () => {
  expect(faq.map(({ code, name }) => [code, name])).toEqual([
    ["L", "Landlord"],
    ["T", "Tenant"],
  ]);
  expect(faq.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(24);
});

test("no question and no paragraph stands there twice", () => {
  const texts = faq.flatMap(({ items }) =>
    items.flatMap(({ question, answer }) => [question, ...answer]),
  );
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});

test("every fee has its figure with VAT beside it", () => {
  const fees = faq[0]?.items.find(({ id }) => id === "landlord-fees")?.answer.join(" ");
  for (const fee of ["£1,200 + VAT (£1,440", "5% + VAT (6%", "£60 + VAT (£72"]) {
    expect(fees).toContain(fee);
  }
});
