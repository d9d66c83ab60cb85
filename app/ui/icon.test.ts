import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon-names.ts";

test("each icon's name has a symbol in the sprite, and each symbol a name", () => {
  const sprite = readFileSync(new URL("art/icons.svg", import.meta.url), "utf8");
  const symbols = [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]);
  expect(symbols).toEqual([...iconNames]);
});
