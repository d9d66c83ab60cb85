import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PublishingChecksPanel } from "./publishing-checks-panel.tsx";
import type { PublishingChecks } from "../shown.ts";

const words = (message: string): PublishingChecks["findings"][number] => ({
  rule: "words-fees",
  strength: "warns",
  field: "longDescription",
  law: "Tenant Fees Act 2019",
  message,
});
const gate: PublishingChecks = {
  missing: 0,
  warnings: 2,
  findings: [words("It speaks of a fee."), words("It speaks of a charge.")],
  passed: [],
  kept: [],
  bricks: 12,
  depositCap: null,
};

function render(home: { isFed?: boolean; isLive?: boolean; gate?: PublishingChecks }): string {
  const whole = { id: "p00000000001", gate, isFed: false, isLive: false, ...home };
  const panel = <PublishingChecksPanel home={whole} mayPass answer={undefined} />;
  const router = createMemoryRouter([{ path: "/", element: panel }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  [{ isLive: false }, 1, "1 to fix before you can publish"],
  [{ isLive: true }, 1, "Live, but 1 check fails"],
  [{ isLive: true, isFed: true }, 2, "Live, but 2 checks fail"],
])("a home that is %o and lacks %i says: %s", (home, missing, says) => {
  const html = render({ ...home, gate: { ...gate, missing } });
  expect(html).toContain(says);
  expect(html.includes("The feed publishes this property")).toBe("isFed" in home);
});

test("two findings of one rule have fields of their own, each with its label", () => {
  const html = render({});
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const labelled = [...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(labelled).size).toBe(2);
  expect(ids).toEqual(expect.arrayContaining(labelled));
});
