import { expect, test } from "vitest";
import { listCredits } from "./map-credit.ts";

const archive = {
  url: "/maps/a.pmtiles",
  bounds: { west: -1, south: 51, east: 0, north: 52 },
  minZoom: 0,
  maxZoom: 14,
  schema: "compact" as const,
};

test("each credit stands once, and a schematic map says that it is one", () => {
  const credit = [{ text: "Tiles by" }, { text: "A", href: "https://a.example/" }];
  const archives = [
    { ...archive, credit },
    { ...archive, credit },
  ];
  const html = 'Tiles by <a href="https://a.example/">A</a>';
  expect(listCredits(archives, false)).toEqual([html]);
  expect(listCredits(archives, true)).toEqual(["Schematic map", html]);
  expect(listCredits([], true)).toEqual(["Schematic map"]);
});

test("what an archive says is text, whatever it looks like", () => {
  const credit = [{ text: "<img src=x onerror=alert(1)>", href: 'https://a.example/"><b>' }];
  expect(listCredits([{ ...archive, credit }], false)).toEqual([
    '<a href="https://a.example/&quot;&gt;&lt;b&gt;">&lt;img src=x onerror=alert(1)&gt;</a>',
  ]);
});
