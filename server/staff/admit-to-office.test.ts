import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { officeOrigin, useOffice } from "../testing/office.ts";
import { admitToOffice } from "./admit-to-office.ts";

describe.each(testEngines)("a session that is 12 hours old on the %s engine", (engine) => {
  const office = useOffice(engine);

  test.each([
    ["a page that is loaded", "office/inbox/:id?", "GET", { "Sec-Fetch-Mode": "navigate" }, true],
    ["a page of a browser without Fetch Metadata", "office/inbox/:id?", "GET", {}, true],
    ["a form", "office/inbox/:id?", "POST", { "Sec-Fetch-Mode": "cors" }, true],
    [
      "data that a page fetches again",
      "office/inbox/:id?",
      "GET",
      { "Sec-Fetch-Mode": "cors" },
      false,
    ],
    ["the stream", "office/events", "GET", { "Sec-Fetch-Mode": "cors" }, false],
    ["the stream of an old browser", "office/events", "GET", {}, false],
    ["a sign that somebody writes", "office/presence", "POST", { "Sec-Fetch-Mode": "cors" }, false],
  ] as const)(
    "with %s in between: %s %s %j, lives: %s",
    async (_, pattern, method, headers, lives) => {
      const browser = await office.signIn((await office.hire("negotiator")).id);
      office.wait(6 * 60);
      const between = browser.request("/office", {
        method,
        headers: { Origin: officeOrigin, ...headers },
      });
      expect((await admitToOffice(await office.app(), between, pattern)).kind).toBe("admitted");
      office.wait(6 * 60);
      const later = await admitToOffice(await office.app(), browser.request(), "office/account");
      expect(later.kind).toBe(lives ? "admitted" : "sign-in");
    },
  );
});
