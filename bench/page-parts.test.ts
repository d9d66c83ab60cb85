import { expect, test } from "vitest";
import { partsOf } from "./page-parts.ts";

test("styles, scripts and fonts count once each, wherever the page names them", () => {
  const html = `<link rel="stylesheet" href="/assets/index-A1.css"/>
    <link rel="preload" href="/assets/sign-B2.woff2" as="font"/>
    <script type="text/x-held">import * as route0 from "/assets/root-C3.js";
      ({"module":"/assets/root-C3.js","imports":["/assets/vendor-D4.js"]})</script>`;
  expect(partsOf(html)).toEqual({
    css: ["/assets/index-A1.css"],
    js: ["/assets/root-C3.js", "/assets/vendor-D4.js"],
    fonts: ["/assets/sign-B2.woff2"],
    images: [],
  });
});

test("pictures that wait until somebody scrolls to them don't count", () => {
  const html = `<img src="/assets/door.svg" alt=""/><img src="/assets/late.svg" loading="lazy"/>`;
  expect(partsOf(html).images).toEqual(["/assets/door.svg"]);
});

test("a picture drawn from a file of many, or asked for ahead, counts once", () => {
  const html = `<link rel="preload" as="image" href="/assets/door.svg"/><img src="/assets/door.svg"/>
    <svg><use href="/assets/icons.svg#i-heart"></use><use href="/assets/icons.svg#i-phone"></use></svg>`;
  expect(partsOf(html).images).toEqual(["/assets/door.svg", "/assets/icons.svg"]);
});

test("a picture in the page itself is part of the HTML", () => {
  expect(partsOf(`<img src="data:image/webp;base64,AAAA" alt=""/>`).images).toEqual([]);
});

test("of a photo's sizes a phone's counts, in the format that is named first", () => {
  const photo = (loading: string) => `<picture>
    <source type="image/avif" srcSet="/photos/a-400.avif 400w, /photos/a-800.avif 800w"/>
    <source type="image/webp" srcSet="/photos/a-400.webp 400w, /photos/a-800.webp 800w"/>
    <img src="/photos/a.jpg" loading="${loading}"/></picture>`;
  expect(partsOf(photo("eager")).images).toEqual(["/photos/a-800.avif"]);
  expect(partsOf(photo("lazy")).images).toEqual([]);
});
