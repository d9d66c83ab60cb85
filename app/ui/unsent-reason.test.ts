import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { findUnsentReason } from "./unsent-reason.ts";

const answer = (status: number) => new ErrorResponse(status, "", "");

describe("a form that was sent", () => {
  test.each([
    ["stays on its page where nobody was reached", new TypeError("Failed to fetch"), "away"],
    ["stays on its page while the site starts anew", answer(503), "busy"],
    ["stays on its page where a proxy finds no site", answer(502), "busy"],
    ["stays on its page where the site failed", answer(500), "fault"],
    ["stays on its page where the site failed and said so", new Error("Unexpected"), "fault"],
    ["follows the way to signing in", Response.redirect("https://example.com/sign-in"), null],
    ["leads to the page that says what is missing", answer(404), null],
  ])("%s", (_, error, reason) => {
    expect(findUnsentReason(error)).toBe(reason);
  });
});
