import { expect, test } from "vitest";
import { readCredit } from "./read-credit.ts";

const osm = "https://www.openstreetmap.org/copyright";

test.each([
  [
    "links with text between",
    `Tiles &copy; <a href="https://a.example/">A&amp;B</a>, data <a target='_blank' href='${osm}'>&copy; OpenStreetMap</a>`,
    [
      { text: "Tiles ©" },
      { text: "A&B", href: "https://a.example/" },
      { text: ", data" },
      { text: "©\u00A0OpenStreetMap", href: osm },
    ],
  ],
  ["plain text", "© Somebody", [{ text: "©\u00A0Somebody" }]],
  [
    "an address without quotes",
    "<a href=https://a.example/x>A</a>",
    [{ text: "A", href: "https://a.example/x" }],
  ],
  ["other markup", "<b>Bold</b> <img src=x onerror=alert(1)> words", [{ text: "Bold words" }]],
  ["a script", "<script>alert(1)</script>Me", [{ text: "alert(1) Me" }]],
  ["a link that runs script", `<a href="javascript:alert(1)">A</a>`, [{ text: "A" }]],
  ["one that hides it", `<a href=" java&#115;cript:alert(1)">A</a>`, [{ text: "A" }]],
  [
    "a link with quotes in it",
    `<a href='https://a.example/"onclick="x'>A</a>`,
    [{ text: "A", href: "https://a.example/%22onclick=%22x" }],
  ],
  [
    "markup in a link",
    `<a href="https://a.example/"><img src=x>A</a>`,
    [{ text: "A", href: "https://a.example/" }],
  ],
  ["a tag that never ends", "Me <a href=", [{ text: "Me" }]],
])("%s becomes text and links", (_, html, expected) => {
  expect(readCredit(html, "compact")).toEqual(expected);
});

test.each([[undefined], [""], [" <br> "], [42], [{ html: "x" }]])(
  "an archive that says %j is credited as its schema is usually",
  (attribution) => {
    const texts = readCredit(attribution, "openmaptiles").map(({ text }) => text);
    expect(texts).toEqual(["©\u00A0OpenMapTiles", "©\u00A0OpenStreetMap contributors"]);
  },
);

test.each([
  ["a million unclosed links", "<a href=".repeat(1_000_000)],
  [
    "links and addresses that never end",
    `${"<a ".repeat(300)}${"href=".repeat(100)}${"x".repeat(600)}`,
  ],
])("a credit of %s is read in no time", (_, html) => {
  // Time of the processor, which other work does not lengthen.
  const before = process.threadCpuUsage();
  readCredit(html, "compact");
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
});
