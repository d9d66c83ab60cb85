import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { createListingData } from "../listings/listing-data.ts";
import { createPublicListing } from "../../server/testing/listing.ts";

test.each([
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]>",
  "\u2028\u2029",
  "</SCRIPT ><svg onload=alert(1)>",
])("a home called %j can't end the script that describes it", (name) => {
  const home = createPublicListing({ name, shortDescription: name, longDescription: name });
  const data = createListingData(home, "Lintel", "https://www.example.com");
  const Page = createRoutesStub([
    { path: "/", Component: () => <Meta />, meta: () => [{ "script:ld+json": data }] },
  ]);
  const html = renderToStaticMarkup(<Page />);
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: expect.stringContaining(name) });
});
