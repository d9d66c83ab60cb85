import { describe, expect, test } from "vitest";
import { type AskedOffer, findLandlordAnswer } from "./landlord-answer.ts";

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
