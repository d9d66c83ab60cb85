import { expect, test } from "vitest";
import { viewingMeta } from "./viewing-meta.ts";

const home = { name: "Loriner Street", area: "Shoreditch", letAgreed: null };
const offer = "Tell us when you could see Loriner Street.";
const metaOf = (letAgreed: Parameters<typeof viewingMeta>[0]["letAgreed"]) =>
  JSON.stringify(viewingMeta({ ...home, letAgreed }, offer));

test("of a home that is let agreed neither title nor description offers a time to see it", () => {
  const said = metaOf({ similar: [], today: "2026-11-21" });
  expect(said).toContain("Loriner Street, Shoreditch: let agreed");
  expect(said).toContain("is let agreed and can’t be viewed");
  expect(said).not.toMatch(/when you could see|Book a viewing/);
});

test("of a home to let both do", () => {
  expect(metaOf(null)).toContain("Book a viewing of Loriner Street, Shoreditch");
  expect(metaOf(null)).toContain(offer);
});
