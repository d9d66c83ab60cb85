import { expect, test } from "vitest";
import { rentersText } from "./renters-text.ts";

test.each(["title", "description", "lede"] as const)("the %s names all four cities", (part) => {
  expect(rentersText[part]).toContain("London, Manchester, Liverpool and Bristol");
});
