import { expect, test } from "vitest";
import { homesTabs, tabStates } from "./homes-view.ts";
import { stateNames } from "./listing-state.ts";

test("the tab of homes that aren’t published yet names each state that it counts", () => {
  const tab = homesTabs.find(({ id }) => id === "draft");
  const names = tabStates.draft.map((state) => stateNames[state].toLowerCase());
  expect(tab?.name.toLowerCase()).toBe(names.join(" or "));
});
