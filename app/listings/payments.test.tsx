import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { brand } from "../brand/brand.ts";
import { Payments } from "./payments.tsx";

const html = renderToString(<Payments rentPcm={2450} phone={brand.phone} />).replaceAll(
  "<!-- -->",
  "",
);
const protection = html.slice(html.indexOf("Tenant protection"));

test.each([
  "within 30 days",
  "client money",
  "2 months’ notice",
  "more than 1 month",
  "First-tier Tribunal",
  "trading standards",
])("tenant protection says what protects a tenant: %s", (words) => {
  expect(protection).toContain(words);
});

test("tenant protection says how to complain: to us first, then to the redress scheme", () => {
  for (const words of [
    `mailto:${brand.email}`,
    brand.phone,
    "8 weeks",
    brand.schemes[0],
    "free of charge",
  ]) {
    expect(protection).toContain(words);
  }
});
