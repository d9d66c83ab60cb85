import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { pages } from "../e2e/pages.ts";
import { examples } from "./every-page.ts";

/** The workshop of the components is not built; the second property address shows the first's page. */
const elsewhere = ["/styleguide", "/propertys/:id"];
/** They answer with data, and no page. */
const withoutPage = ["/properties/more", "/properties/pins", "/booking-confirmation.ics"];

test("every page's route has an address to be measured by", () => {
  const known = [...pages.map((path) => path.split("?")[0]!), ...Object.keys(examples)];
  const isKnown = (path: string) =>
    known.includes(path) ||
    known.some((one) => new RegExp(`^${path.replace(/:\w+/, "[\\w-]+")}$`).test(one));
  const paths = routes.map(({ path = "" }: RouteConfigEntry) => `/${path}`);
  const measurable = paths.filter((path) => ![...elsewhere, ...withoutPage].includes(path));
  expect(measurable.filter((path) => !isKnown(path))).toEqual([]);
});
