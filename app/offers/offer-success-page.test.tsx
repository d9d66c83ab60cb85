import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import OfferSuccessPage from "./offer-success-page.tsx";

function render(search: string): string {
  const router = createMemoryRouter([{ path: "/offer-success", element: <OfferSuccessPage /> }], {
    initialEntries: [`/offer-success${search}`],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ["", "call you back with the answer"],
  ["?answer=anything", "call you back with the answer"],
  ["?answer=accepted", "The tenancy is under way"],
  ["?home=p1&answer=declined", "Your offer was declined"],
  ["?answer=backup&until=2026-12-08", "If that falls through by 08/12/2026, yours is next."],
  ["?answer=backup&until=soon", "call you back with the answer"],
])("the page after an offer, at %j, says %j", (search, words) => {
  expect(render(search)).toContain(words);
});

test("promises no call once the offer is decided", () => {
  for (const answer of ["accepted", "declined", "backup&until=2026-12-08"])
    expect(render(`?answer=${answer}`)).not.toContain("calls you back");
});
