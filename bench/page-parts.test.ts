import { expect, test } from "vitest";
import { listPageParts } from "./page-parts.ts";

test("styles and fonts count once, and not those that the script may fetch later", () => {
  const html = `<link rel="stylesheet" href="/assets/index-A1.css"/>
    <link nonce="" rel="stylesheet" href="/assets/tag-B2.css#"/>
    <link nonce="" rel="stylesheet" href="/assets/tag-B2.css"/>
    <link rel="preload" href="/assets/sign-C3.woff2" as="font"/>
    <script>({"css":["/assets/home-D4.css"]})</script>`;
  expect(listPageParts(html)).toEqual({
    css: ["/assets/index-A1.css", "/assets/tag-B2.css"],
    modules: [],
    fonts: ["/assets/sign-C3.woff2"],
    images: [],
  });
});

test("a page's scripts are those of its routes, not one that it may fetch later", () => {
  const html = `<script type="text/x-held">import * as route0 from "/assets/root-A1.js";
    import * as route1_main from "/assets/faq-B2.js"; ({"module":"/assets/home-C3.js"})</script>`;
  expect(listPageParts(html).modules).toEqual(["/assets/root-A1.js", "/assets/faq-B2.js"]);
});

test("pictures that wait until somebody scrolls to them don't count", () => {
  const html = `<img src="/assets/door.svg" alt=""/><img src="/assets/late.svg" loading="lazy"/>`;
  expect(listPageParts(html).images).toEqual(["/assets/door.svg"]);
});

test("a picture drawn from a file of many, or asked for ahead, counts once", () => {
  const html = `<link rel="preload" as="image" href="/assets/door.svg"/><img src="/assets/door.svg"/>
    <svg><use href="/assets/icons.svg#i-heart"></use><use href="/assets/icons.svg#i-phone"></use></svg>`;
  expect(listPageParts(html).images).toEqual(["/assets/door.svg", "/assets/icons.svg"]);
});

test("a picture in the page itself is part of the HTML", () => {
  expect(listPageParts(`<img src="data:image/webp;base64,AAAA" alt=""/>`).images).toEqual([]);
});

test("of a photo's sizes a phone's counts, in the format that is named first", () => {
  const photo = (loading: string) => `<picture>
    <source type="image/avif" srcSet="/photos/a-400.avif 400w, /photos/a-800.avif 800w"/>
    <source type="image/webp" srcSet="/photos/a-400.webp 400w, /photos/a-800.webp 800w"/>
    <img src="/photos/a.jpg" loading="${loading}"/></picture>`;
  expect(listPageParts(photo("eager")).images).toEqual(["/photos/a-800.avif"]);
  expect(listPageParts(photo("lazy")).images).toEqual([]);
});
