import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { OfferAnswer } from "../../domain/offers/open-offer.ts";
import OfferErrorPage from "./offer-error-page.tsx";

function render(answer: OfferAnswer | null): string {
  const page = { id: "page", path: "/offer-error", element: <OfferErrorPage /> };
  const router = createMemoryRouter([page], {
    initialEntries: ["/offer-error"],
    hydrationData: { loaderData: { page: { branchPhone: null, answer } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  [{ answer: "withdrawn" }, "Your offer was withdrawn"],
  [{ answer: "fell-through" }, "the tenancy didn’t go ahead"],
] satisfies [OfferAnswer, string][])(
  "an offer that ended is no fault: %j says %j and where to read on",
  (answer, words) => {
    const page = render(answer);
    expect(page).toContain(words);
    expect(page).toContain("Your page shows where things are");
    expect(page).not.toContain("Oops!");
  },
);

test("a form that did not load says so in the specified words", () => {
  expect(render(null)).toContain("Oops! We had a problem loading the offer form");
});
