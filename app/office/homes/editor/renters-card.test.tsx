import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fillHomeTexts } from "../../../../domain/listings/facts/home-fields.ts";
import { RentersCard } from "./renters-card.tsx";

const draft = { id: "p1", pictures: [], isLive: false, today: "2026-11-20" };

function render(texts: Parameters<typeof fillHomeTexts>[0], isLive = false): string {
  const home = { ...draft, isLive, texts: fillHomeTexts(texts) };
  return renderToStaticMarkup(<RentersCard home={home} />).replaceAll(/<[^>]+>/g, " ");
}

test("The card shows rent, week, day, rooms and summary of what is written", () => {
  const text = render({
    name: "Paragon Place",
    area: "Islington",
    postcode: "N1 2ZZ",
    rentPcm: "3150",
    availableFrom: "2026-12-12",
    bedrooms: "3",
    bathrooms: "1",
    furnishing: "Unfurnished",
    shortDescription: "A stucco terrace.",
  });
  for (const part of ["Islington", "N1", "£3,150", "£727", "From 12.12.26", "3 beds", "1 bath"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("Not public yet");
});

test("A draft of which nothing is written yet has a card, too", () => {
  const text = render({});
  expect(text).toContain("No rent yet");
  expect(text).toContain("No name yet");
  expect(text).not.toMatch(/\d beds?|NaN/);
  expect(render({}, true)).not.toContain("Not public yet");
});
