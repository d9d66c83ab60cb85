import { expect, test } from "vitest";
import { meta as ofStepper } from "./viewing/book-viewing-page.tsx";
import { meta as ofSimpleForm } from "./enquiry/viewing-page.tsx";

const home = { name: "Loriner Street", area: "Shoreditch", letAgreed: null };
const gone = { ...home, letAgreed: { similar: [], today: "2026-11-21" } };
type Home = typeof home | typeof gone;
const pages = [
  ["book-view", (of: Home) => ofSimpleForm({ loaderData: { home: of } } as never)],
  ["book-viewing", (of: Home) => ofStepper({ loaderData: { viewing: { home: of } } } as never)],
] as const;

test.each(pages)("/%s of a home that is let agreed offers no time to see it", (_, metaOf) => {
  const said = JSON.stringify(metaOf(gone));
  expect(said).toContain("Loriner Street, Shoreditch: let agreed");
  expect(said).toContain("is let agreed and can’t be viewed");
  expect(said).not.toMatch(/when you could see|confirms the time/);
});

test.each(pages)("/%s of a home to let says what it asks for", (_, metaOf) => {
  expect(JSON.stringify(metaOf(home))).toMatch(/when you could see Loriner Street in Shoreditch/);
});
