import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import OfferErrorPage from "./offer-error-page.tsx";

function render(search: string): string {
  const router = createMemoryRouter([{ path: "/offer-error", element: <OfferErrorPage /> }], {
    initialEntries: [`/offer-error${search}`],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ["?answer=withdrawn", "Your offer was withdrawn"],
  ["?home=p1&answer=fell-through", "the tenancy didn’t go ahead"],
])("an offer that ended is no fault: %j says %j and where to read on", (search, words) => {
  const page = render(search);
  expect(page).toContain(words);
  expect(page).toContain("Your page shows where things are");
  expect(page).not.toContain("Oops!");
});

test("a form that did not load says so in the specified words", () => {
  expect(render("")).toContain("Oops! We had a problem loading the offer form");
});
