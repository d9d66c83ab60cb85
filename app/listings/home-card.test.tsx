import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { HomeCard } from "./home-card.tsx";
import { cardFactNames } from "../../domain/listings/facts/plain-facts.ts";
import { createListingSummary, otherPublicListing } from "../../server/testing/listing.ts";

const home = createListingSummary({
  bedrooms: 0,
  bathrooms: null,
  availableFrom: "2026-12-07",
  cover: {
    kind: "photo",
    url: "/photos/1.jpg",
    caption: "Reception room",
    width: 1200,
    height: 800,
    placeholder: null,
  },
});

function renderCard(changes: Partial<ListingSummary> = {}, index = 0) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HomeCard home={{ ...home, ...changes }} index={index} today="2026-12-01" />
    </MemoryRouter>,
  );
}

test("a card says the rent a month and a week, and when the home is free", () => {
  expect(renderCard()).toContain("£2,450 <small>pcm</small> <small>£565 pw</small>");
  expect(renderCard()).toContain("From 07.12.26");
  expect(renderCard({ availableFrom: "2026-12-01" })).toContain("available-from--now");
});

test("a home without bedrooms is a studio; what is not known says 'Ask us'", () => {
  expect(renderCard()).toContain("Studio");
  expect(renderCard()).toContain("Bathrooms: </span>Ask us");
});

test.each(cardFactNames)("a card shows the fact '%s', as it says", (fact) => {
  expect(renderCard({ [fact]: otherPublicListing[fact] })).not.toBe(renderCard());
});

test("the home opens in a new tab, which both links to it say", () => {
  expect(
    renderCard().match(/href="\/property\/p00000000001" target="_blank" rel="noopener"/g),
  ).toHaveLength(2);
  expect(renderCard().match(/\(opens in a new tab\)/g)).toHaveLength(2);
});

test("a viewing can be booked, save of a home that is let agreed", () => {
  expect(renderCard()).toContain('href="/book-viewing/p00000000001"');
  const agreed = renderCard({ status: "let-agreed" });
  expect(agreed).toContain("Let agreed");
  expect(agreed).not.toContain("/book-viewing/");
});

test.each([
  [{}, []],
  [{ listedAt: "2026-12-01T08:00:00.000Z" }, ["New today"]],
  [{ previousRentPcm: 2500, reducedAt: "2026-11-25T08:00:00.000Z" }, ["Reduced"]],
  [{ status: "let-agreed", listedAt: "2026-12-01T08:00:00.000Z" }, ["Let agreed"]],
] as const)("of %j the picture says %j", (changes, labels) => {
  const labelsShown = [...renderCard(changes).matchAll(/class="badge[^"]*">([^<]+)</g)].map(
    ([, text]) => text,
  );
  expect(labelsShown).toEqual(labels);
});

test("only the first two pictures load at once, the first of them first", () => {
  expect(renderCard({}, 0)).toMatch(/loading="eager" fetchPriority="high"/i);
  expect(renderCard({}, 1)).toContain('loading="eager"');
  expect(renderCard({}, 2)).toContain('loading="lazy"');
});

test("a home without photos shows a drawing that says nothing to a screen reader", () => {
  expect(renderCard({ cover: null })).toMatch(
    /<img src="[^"]+\.svg[^"]*" alt="" width="800" height="600"/,
  );
});

test("no style is written into the page", () => {
  expect(renderCard()).not.toContain("style=");
});
