import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListingSummary } from "../../domain/listing.ts";
import { HomeCard } from "./home-card.tsx";

const home: ListingSummary = {
  id: "L20418",
  status: "available",
  name: "Loriner Street",
  area: "Shoreditch",
  outcode: "E2",
  bedrooms: 0,
  bathrooms: null,
  furnishing: "Furnished",
  rentPcm: 2450,
  availableFrom: "2026-12-07",
  shortDescription: "Second-floor flat in a Georgian terrace.",
  lat: 51.526,
  long: -0.078,
  cover: {
    kind: "photo",
    url: "/photos/1.jpg",
    caption: "Reception room",
    width: 1200,
    height: 800,
  },
};

function card(changes: Partial<ListingSummary> = {}, index = 0) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HomeCard home={{ ...home, ...changes }} index={index} today="2026-12-01" />
    </MemoryRouter>,
  );
}

test("a card says the rent a month and a week, and when the home is free", () => {
  expect(card()).toContain("£2,450 <small>pcm</small> <small>£565 pw</small>");
  expect(card()).toContain("From 07.12.26");
  expect(card({ availableFrom: "2026-12-01" })).toContain("avail--now");
});

test("a home without bedrooms is a studio; what is not known says 'Ask us'", () => {
  expect(card()).toContain("Studio");
  expect(card()).toContain("Bathrooms: </span>Ask us");
});

test("the home opens in a new tab, which both links to it say", () => {
  expect(card().match(/href="\/property\/L20418" target="_blank" rel="noopener"/g)).toHaveLength(2);
  expect(card().match(/\(opens in a new tab\)/g)).toHaveLength(2);
});

test("a viewing can be booked, save of a home that is let agreed", () => {
  expect(card()).toContain('href="/book-viewing/L20418"');
  const agreed = card({ status: "let-agreed" });
  expect(agreed).toContain("Let agreed");
  expect(agreed).not.toContain("/book-viewing/");
});

test("only the first two pictures load at once, the first of them first", () => {
  expect(card({}, 0)).toMatch(/loading="eager" fetchPriority="high"/i);
  expect(card({}, 1)).toContain('loading="eager"');
  expect(card({}, 2)).toContain('loading="lazy"');
});

test("a home without photos shows a drawing that says nothing to a screen reader", () => {
  expect(card({ cover: null })).toMatch(
    /<img src="[^"]+\.svg[^"]*" alt="" width="800" height="600"/,
  );
});

test("no style is written into the page", () => {
  expect(card()).not.toContain("style=");
});
