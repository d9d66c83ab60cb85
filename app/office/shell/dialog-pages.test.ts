import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { loadOrReturnError, revalidateBesideDialogs } from "./dialog-pages.ts";

const load = (answer: () => Promise<string>) =>
  loadOrReturnError(answer, (problem) => ({ problem }));

describe("what a dialog shows", () => {
  test.each([
    ["nobody was reached", new TypeError("Failed to fetch"), "away"],
    ["the site starts anew", new ErrorResponse(503, "", ""), "busy"],
    ["the site failed", new ErrorResponse(500, "", ""), "fault"],
    ["its record is gone", new ErrorResponse(404, "", ""), "missing"],
  ])("says that %s", async (_, error, problem) => {
    expect(await load(() => Promise.reject(error))).toEqual({ problem });
  });

  test("is what the site answers", async () => {
    expect(await load(() => Promise.resolve("times"))).toBe("times");
  });

  test("follows the way to signing in", async () => {
    const away = Response.redirect("https://example.com/sign-in");
    await expect(load(() => Promise.reject(away))).rejects.toBe(away);
  });
});

describe("the rail beside a page", () => {
  const url = (path: string) => new URL(path, "https://example.com");
  const visit = (path: string, formMethod?: "POST") =>
    revalidateBesideDialogs({
      currentUrl: url("/office/inbox"),
      currentParams: {},
      nextUrl: url(path),
      nextParams: {},
      defaultShouldRevalidate: true,
      ...(formMethod && { formMethod }),
    });

  test.each([
    ["is counted for another page", visit("/office/contacts"), true],
    ["is not counted for what Ctrl K finds", visit("/office/find?q=pri"), false],
    ["is not counted for a booking’s dialog", visit("/office/diary/book?enquiry=1"), false],
    ["is counted once something was booked", visit("/office/diary/book", "POST"), true],
  ])("%s", (_, isCounted, expected) => {
    expect(isCounted).toBe(expected);
  });
});
