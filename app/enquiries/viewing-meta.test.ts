import { expect, test } from "vitest";
import { createViewingMeta } from "./viewing-meta.ts";

const home = { name: "Loriner Street", area: "Shoreditch", letAgreed: null };
const description = "Tell us when you could see Loriner Street: a person confirms the time.";

test("a page of a home that is let agreed offers no time to see it", () => {
  const letAgreed = { similar: [], today: "2026-11-21" };
  const json = JSON.stringify(createViewingMeta({ ...home, letAgreed }, description));
  expect(json).toContain("Loriner Street, Shoreditch: let agreed");
  expect(json).toContain("is let agreed and can’t be viewed");
  expect(json).not.toContain("confirms the time");
});

test("a page of a home to let says what it asks for", () => {
  expect(JSON.stringify(createViewingMeta(home, description))).toContain(description);
});
