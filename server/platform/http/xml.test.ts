import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test.each([
  [`Tom & Jerry's <b>"flat"</b>`, "Tom &amp; Jerry&apos;s &lt;b&gt;&quot;flat&quot;&lt;/b&gt;"],
  ["two\nlines\tand £1,200 – 😀", "two\nlines\tand £1,200 – 😀"],
  ["bell\u0007 null\u0000 half\uD800 end\uFFFF", "bell null half end"],
])("%j is valid in XML", (text, written) => {
  expect(escapeXml(text)).toBe(written);
});
