import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { OfficeProblem } from "./office-problem.tsx";
import { findPageProblem } from "./page-problem.ts";

/** As the router makes it of an answer that is no data. */
const answer = (status: number) => ({
  status,
  statusText: "",
  internal: false,
  data: "<h1>x</h1>",
});

/** As the router makes it of an answer that it began to read. */
const brokenOff = (words: string) =>
  new Error("Unable to decode turbo-stream response", { cause: new TypeError(words) });

test.each([
  ["a record that is gone", answer(404), "Page not found", false],
  ["a site that can’t answer now", answer(503), "The site is busy", true],
  ["a fault of the site", answer(500), "a problem at our end", true],
  ["a fault of a page’s code", new TypeError("x is undefined"), "a problem at our end", true],
  ["no connection, in Chromium", new TypeError("Failed to fetch"), "You seem to be offline", true],
  [
    "no connection, in Firefox",
    new TypeError("NetworkError when attempting to fetch resource."),
    "You seem to be offline",
    true,
  ],
  ["no connection, in Safari", new TypeError("Load failed"), "You seem to be offline", true],
  [
    "an answer that breaks off, in Chromium",
    brokenOff("network error"),
    "You seem to be offline",
    true,
  ],
  [
    "an answer that breaks off, in Firefox",
    brokenOff("Error in input stream"),
    "You seem to be offline",
    true,
  ],
])("%s: the page says so, and leads on", (_what, error, words, isTriedAgain) => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/office/inbox?late=on"]}>
      <OfficeProblem problem={findPageProblem(error)} />
    </MemoryRouter>,
  );
  expect(page).toContain(words);
  expect(page).toContain("Go to Today");
  expect(page.includes('href="/office/inbox?late=on"')).toBe(isTriedAgain);
  expect(page).not.toContain("<h1>x</h1>");
});
