import { expect, test } from "vitest";
import { describeFedMoved } from "./fed-state.ts";

test.each([
  [0, 3, /^$/],
  [1, 1, /^ It comes from a feed, so the next file may change it again\.$/],
  [1, 3, /^ 1 comes from a feed, so the next file may change it again\.$/],
  [2, 3, /^ 2 come from a feed, so the next file may change them again\.$/],
])("of %i of %i moved homes it is said that their feed may move them back", (fed, moved, said) => {
  expect(describeFedMoved(fed, moved)).toMatch(said);
});
