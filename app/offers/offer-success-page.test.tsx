import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { OfferAnswer } from "../../domain/offers/open-offer.ts";
import OfferSuccessPage from "./offer-success-page.tsx";

function render(answer: OfferAnswer | null, search = ""): string {
  const page = { id: "page", path: "/offer-success", element: <OfferSuccessPage /> };
  const router = createMemoryRouter([page], {
    initialEntries: [`/offer-success${search}`],
    hydrationData: { loaderData: { page: { branchPhone: null, answer } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const kept = (before: "accepted" | "fell-through"): OfferAnswer => ({
  answer: "backup",
  backup: { until: "2026-12-08", before, isOnly: true },
});

test.each([
  [null, "call you back with the answer"],
  [{ answer: "accepted" }, "The tenancy is under way"],
  [{ answer: "declined" }, "Your offer was declined"],
  [kept("accepted"), "If that falls through by 08/12/2026, yours is next."],
  [kept("fell-through"), "The other tenancy didn’t go ahead"],
] satisfies [OfferAnswer | null, string][])(
  "the page after an offer, of %j, says %j",
  (answer, words) => {
    expect(render(answer)).toContain(words);
  },
);

test("believes no answer that its address gives", () => {
  const page = render(null, "?answer=backup&until=2030-01-01");
  expect(page).toContain("call you back with the answer");
  expect(page).not.toContain("2030");
});

test("promises no call once the offer is decided", () => {
  for (const answer of [{ answer: "accepted" }, { answer: "declined" }, kept("accepted")] as const)
    expect(render(answer)).not.toContain("call you back");
});
