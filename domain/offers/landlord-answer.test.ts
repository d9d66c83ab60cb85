import { describe, expect, test } from "vitest";
import {
  type AskedOffer,
  findAnsweredFor,
  findAsking,
  findLandlordAnswer,
} from "./landlord-answer.ts";

describe("what a landlord answered to an offer", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const ask = (offerId: string, rest: Partial<AskedOffer> = {}): AskedOffer => {
    return { offerId, answer: null, askedAt: at(9), answeredAt: null, ...rest };
  };
  const preferred = ask("a", { answer: "prefer", answeredAt: at(10) });
  test.each([
    ["nothing yet", ask("b"), [ask("a"), ask("b")], null],
    ["what they said of it", preferred, [preferred, ask("b")], "prefer"],
    ["that they prefer another", ask("b"), [preferred, ask("b")], "prefers-another"],
    ["nothing, asked since", ask("b", { askedAt: at(11) }), [preferred], null],
    [
      "their own word on it, whatever they prefer",
      ask("b", { answer: "decline", answeredAt: at(9) }),
      [preferred],
      "decline",
    ],
  ])("%s", (_what, asked, all, answer) => {
    expect(findLandlordAnswer(asked, all, ["a", "b"])).toBe(answer);
  });

  test.each([
    ["nothing once the preferred one is withdrawn", "withdrawn", false, null],
    ["nothing once the preferred one is declined", "declined", false, null],
    ["that they prefer another, also once that is accepted", "accepted", true, "prefers-another"],
    ["that they prefer another, also once its let is over", "accepted", false, "prefers-another"],
    ["that they prefer another, where a third one was let to", "declined", true, "prefers-another"],
  ] as const)("%s", (_what, state, isLetting, answer) => {
    const offers = [{ id: "a", state } as const, { id: "b", state: "submitted" } as const];
    const { countingIds } = findAnsweredFor(offers, isLetting);
    expect(findLandlordAnswer(ask("b"), [preferred, ask("b")], countingIds)).toBe(answer);
  });
});

describe("whether a landlord has answered about a home's offers", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const ask = (offerId: string, rest: Partial<AskedOffer> = {}): AskedOffer => {
    return { offerId, answer: null, askedAt: at(9), answeredAt: null, ...rest };
  };
  const preferred = ask("a", { answer: "prefer", answeredAt: at(10) });
  const declined = ask("b", { answer: "decline", answeredAt: at(11) });
  test.each([
    ["not requested", [], ["a"], null],
    ["not asked about what is open", [preferred], ["b"], null],
    ["asked", [ask("a"), ask("b")], ["a", "b"], { askedAt: at(9), answeredAt: null }],
    [
      "answered, as one preferred answers for all",
      [preferred, ask("b")],
      ["a", "b"],
      { askedAt: at(9), answeredAt: at(10) },
    ],
    ["owing one of two", [ask("a"), declined], ["a", "b"], { askedAt: at(9), answeredAt: null }],
    [
      "owing all, once the preferred one is withdrawn",
      [preferred, ask("b"), ask("c")],
      ["b", "c"],
      { askedAt: at(9), answeredAt: null },
    ],
    [
      "answered, where all are decided",
      [preferred, declined],
      [],
      { askedAt: at(9), answeredAt: at(11) },
    ],
  ])("%s", (_what, all, openIds, asking) => {
    expect(findAsking(all, { openIds, countingIds: openIds })).toEqual(asking);
  });

  test("answered, once the preferred one is accepted and another kept as a back-up", () => {
    const offers = [
      { id: "a", state: "accepted" } as const,
      { id: "c", state: "submitted" } as const,
    ];
    const asking = findAsking([preferred, ask("c")], findAnsweredFor(offers, true));
    expect(asking).toEqual({ askedAt: at(9), answeredAt: at(10) });
  });
});
