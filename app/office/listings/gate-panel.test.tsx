import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { GatePanel } from "./gate-panel.tsx";
import type { Gate } from "./shown.ts";

const words = (message: string): Gate["findings"][number] => ({
  rule: "words-fees",
  strength: "warns",
  field: "longDescription",
  law: "Tenant Fees Act 2019",
  message,
});
const gate: Gate = {
  missing: 0,
  warnings: 2,
  findings: [words("It speaks of a fee."), words("It speaks of a charge.")],
  passed: [],
  kept: [],
  bricks: 12,
  depositCap: null,
};

test("two findings of one rule have fields of their own, each with its label", () => {
  const panel = <GatePanel home={{ id: "p00000000001", gate }} mayPass answer={undefined} />;
  const router = createMemoryRouter([{ path: "/", element: panel }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const labelled = [...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(labelled).size).toBe(2);
  expect(ids).toEqual(expect.arrayContaining(labelled));
});
