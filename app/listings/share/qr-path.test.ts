import { encode } from "uqr";
import { expect, test } from "vitest";
import { createQrPath } from "./qr-path.ts";

const address = "https://www.example.com/property/p00000000001";

function readModules({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

test("the path draws exactly the code's dark modules", () => {
  const code = createQrPath(address);
  expect(readModules(code)).toEqual(encode(address, { ecc: "M", border: 4, maskPattern: 0 }).data);
  expect(code.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
});

test("four empty modules stand around the code, as a reader needs them", () => {
  const rows = readModules(createQrPath(address));
  const edge = [...rows.slice(0, 4), ...rows.slice(-4)].flat();
  const sides = rows.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)]);
  expect([...edge, ...sides].some(Boolean)).toBe(false);
  expect(rows[4]?.slice(4, 12)).toEqual([true, true, true, true, true, true, true, false]);
});
