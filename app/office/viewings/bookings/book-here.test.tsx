import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BookHere } from "./book-here.tsx";

const draw = (about: Parameters<typeof BookHere>[0]) => {
  const router = createMemoryRouter([{ path: "/", element: <BookHere {...about} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test.each([
  [{}, "/office/diary/book"],
  [{ home: "L-20357" }, "/office/diary/book?home=L-20357"],
  [{ caller: "7197c80a" }, "/office/diary/book?caller=7197c80a"],
  [{ person: "7197c80a", home: "L-20357" }, "/office/diary/book?person=7197c80a&amp;home=L-20357"],
])("Book begins with what is open: %j", (about, to) => {
  expect(draw(about)).toContain(`href="${to}"`);
});

test.each([
  ["today", "../../today/today-page.tsx", "<BookHere />"],
  ["a person", "../../people/person-page.tsx", "<BookHere person={id} />"],
  ["a caller", "../../people/caller-page.tsx", "<BookHere caller={id} />"],
  ["a home", "../../homes/editor/home-editor.tsx", "<BookHere home={home.id} "],
  ["how a home is shown", "../keys/home-viewing-page.tsx", "<BookHere home={home.id} "],
  ["a home's offers", "../../offers/home-offers-page.tsx", "<BookHere home={home.id} "],
  ["a landlord", "../../homes/landlord/landlord-page.tsx", "<BookHere home={listingId} "],
  ["a tenancy", "../../tenancies/tenancy-page.tsx", "<BookLink home={listingId} "],
  ["an appointment", "../appointments/appointment-page.tsx", "<BookHere {...book} "],
  ["a viewing", "./viewing-page.tsx", "<BookHere person={renter.id} home={home.id} "],
])("the page of %s has its Book", (_what, page, book) => {
  expect(readFileSync(new URL(page, import.meta.url), "utf8")).toContain(book);
});
