import { expect, test } from "vitest";
import { findLikeViews } from "./like-homes-views.ts";

test("the middle of five or more homes is said, of fewer nothing", () => {
  expect(findLikeViews([])).toBeNull();
  expect(findLikeViews([870, 900, 100, 1200])).toBeNull();
  expect(findLikeViews([870, 900, 100, 1200, 300])).toEqual({ homes: 5, middle: 870 });
});
