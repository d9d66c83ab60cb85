import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { faqVotePayload, landlordQuestionIds, tenantQuestionIds } from "./faq-vote.ts";

describe("a vote on an answer", () => {
  test.each([[{ question: "pets", vote: "up" }], [{ question: "landlord-fees", vote: "down" }]])(
    "%j is taken as it is",
    (body) => {
      expect(v.parse(faqVotePayload, body)).toEqual(body);
    },
  );

  test.each([
    ["an unknown question", { question: "weather", vote: "up" }],
    ["another word than up and down", { question: "pets", vote: "maybe" }],
    ["no vote", { question: "pets" }],
    ["anything about a person", { question: "pets", vote: "up", email: "priya@example.com" }],
  ])("%s is refused", (_what, body) => {
    expect(v.is(faqVotePayload, body)).toBe(false);
  });

  test("no question has the id of another", () => {
    const ids = [...landlordQuestionIds, ...tenantQuestionIds];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
