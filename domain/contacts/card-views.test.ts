import { expect, test } from "vitest";
import { describeCardViews } from "./card-views.ts";

const amina = { staffId: "a", name: "Amina Yusuf" };
const tom = { staffId: "t", name: "Tom Hesketh" };

test.each([
  [[], "No one"],
  [[amina], "You, in 30 days"],
  [[tom, amina], "You, Tom, in 30 days"],
  [[tom], "Tom, in 30 days"],
])("%j, as Amina reads it: %s", (views, text) => {
  expect(describeCardViews(views, amina.staffId)).toBe(text);
});
