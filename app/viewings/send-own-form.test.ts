import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { sendOwnForm } from "./send-own-form.ts";

const send = (answer: () => Promise<string>) => {
  const body = new URLSearchParams({ change: "cancel", reason: "Found another home" });
  const request = new Request("https://keystone.example.com/my-viewing", { method: "POST", body });
  const sent = async () => {
    await request.formData();
    return answer();
  };
  return sendOwnForm(request, sent, (problem, fields) => ({ problem, fields }));
};

describe("a renter's own form", () => {
  test.each([
    ["that reaches nobody", new TypeError("Failed to fetch"), /^Not sent, because you’re offline/],
    [
      "that the site fails at",
      new ErrorResponse(500, "", ""),
      /^Not sent, because something went wrong/,
    ],
    [
      "that no site answers",
      new ErrorResponse(502, "", ""),
      /^Not sent, because something went wrong/,
    ],
  ])("%s keeps what was entered", async (_, error, problem) => {
    expect(await send(() => Promise.reject(error))).toEqual({
      problem: expect.stringMatching(problem),
      fields: { change: "cancel", reason: "Found another home" },
    });
  });

  test("that is taken has the site's answer", async () => {
    expect(await send(() => Promise.resolve("done"))).toBe("done");
  });

  test.each([
    ["leads on", Response.redirect("https://keystone.example.com/my-viewing?id=1")],
    ["is of nobody's page", new ErrorResponse(404, "", "")],
  ])("that %s is no failure", async (_, answer) => {
    await expect(send(() => Promise.reject(answer))).rejects.toBe(answer);
  });
});
