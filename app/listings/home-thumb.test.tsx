import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { createListingSummary } from "../../server/testing/listing.ts";
import { HomeThumb } from "./home-thumb.tsx";

const renderThumb = (changes: Partial<ListingSummary> = {}) =>
  renderToStaticMarkup(<HomeThumb home={createListingSummary(changes)} today="2026-12-01" />);

test.each([
  ["Furnished", "i-check"],
  ["Part furnished", "i-check"],
  ["Flexible", "i-check"],
  ["Unfurnished", "i-ban"],
] as const)("A home that is %s has the sign %s", (furnishing, sign) => {
  expect(renderThumb({ furnishing })).toMatch(new RegExp(`#${sign}"></use></svg>${furnishing}<`));
});

test("Where the furnishing is not known there is no sign, but 'Ask us'", () => {
  expect(renderThumb({ furnishing: null })).toContain("Furnishing: </span>Ask us");
  expect(renderThumb({ furnishing: null })).not.toContain("<svg");
});

test.each([
  [null, "Available now"],
  ["2026-12-01", "Available now"],
  ["2026-12-07", "Available on 07/12/2026"],
])("Free from %s it reads '%s'", (availableFrom, label) => {
  expect(renderThumb({ availableFrom })).toContain(label);
});

test("A home that is let agreed says so instead, its rent struck out", () => {
  const agreed = renderThumb({ status: "let-agreed", availableFrom: null });
  expect(agreed).toContain("Let agreed");
  expect(agreed).toContain("<s>£2,450</s>");
  expect(agreed).not.toContain("Available now");
});

test("It opens in a new tab and says so; no style is written into the page", () => {
  expect(renderThumb()).toContain('href="/property/p00000000001" target="_blank" rel="noopener"');
  expect(renderThumb()).toContain("(opens in a new tab)");
  expect(renderThumb()).not.toContain("style=");
});
