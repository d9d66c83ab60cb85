import { describe, expect, test } from "vitest";
import { type AskedOffer, findAsking, findLandlordAnswer } from "./landlord-answer.ts";

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

  test("nothing once the preferred one is closed", () => {
    expect(findLandlordAnswer(ask("b"), [preferred, ask("b")], ["b"])).toBeNull();
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
    ["not asked", [], ["a"], null],
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
    expect(findAsking(all, openIds)).toEqual(asking);
  });
});
