import { expect, test } from "vitest";
import { putTextBack } from "./held-reply.ts";

test.each([
  ["Yes, there is.", undefined, "Yes, there is."],
  ["Yes, there is.", "", "Yes, there is."],
  ["Yes, there is.", "Yes, there is.", "Yes, there is."],
  ["Yes, there is.", "And a lift.", "Yes, there is.\n\nAnd a lift."],
])("%j comes back beside %j", (returned, begun, text) => {
  expect(putTextBack(returned, begun)).toBe(text);
});
