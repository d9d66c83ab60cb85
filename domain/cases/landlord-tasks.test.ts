import { describe, expect, test } from "vitest";
import { describeHomeState, type LandlordTaskFacts, listLandlordTasks } from "./landlord-tasks.ts";

const nothing: LandlordTaskFacts = {
  canSign: false,
  offers: [],
  isLetting: false,
  openQuestions: 0,
  papers: [],
  expired: [],
  unsignedTerms: [],
};
const list = (facts: Partial<LandlordTaskFacts>) =>
  listLandlordTasks({ ...nothing, ...facts }).map(({ title, text, isTheirs }) => [
    title,
    text,
    isTheirs,
  ]);

describe("what waits at a landlord's home", () => {
  test("is nothing where nothing does", () => {
    expect(list({})).toEqual([]);
    expect(describeHomeState([])).toBe("Nothing to do");
  });

  test("is everything, what waits for them first", () => {
    const tasks = listLandlordTasks({
      canSign: true,
      offers: [
        { who: "I.S.", isAsked: false, isAnswered: false },
        { who: "O.F.", isAsked: true, isAnswered: false },
        { who: "T.R.", isAsked: true, isAnswered: true },
      ],
      isLetting: false,
      openQuestions: 2,
      papers: [
        { name: "EPC", isSent: false, neededBy: "marketing" },
        { name: "Electrical report", isSent: true, neededBy: "keys" },
        { name: "Buildings insurance", isSent: false, neededBy: null },
      ],
      expired: [{ name: "Gas safety certificate", isSent: false }],
      unsignedTerms: ["Fully managed"],
    });
    expect(tasks.map(({ title, isTheirs }) => `${title}${isTheirs ? "" : " (us)"}`)).toEqual([
      "Sign the agreement",
      "Offer from O.F.",
      "Answer 2 questions",
      "Sign our terms of business",
      "Send us: Gas safety certificate",
      "Send us: EPC",
      "Offer from I.S. (us)",
      "Offer from T.R. (us)",
      "Send us: Electrical report (us)",
    ]);
    expect(describeHomeState(tasks)).toBe("6 things need you");
  });

  test("has a certificate that expired with us once they sent the next one", () => {
    const expired = [{ name: "EPC", isSent: true }];
    expect(list({ expired })).toEqual([
      ["Send us: EPC", "You sent it, and we’re checking it", false],
    ]);
  });

  test("has offers that nobody has asked them about, as ours", () => {
    const offers = [{ who: "I.S.", isAsked: false, isAnswered: false }];
    expect(list({ offers })).toEqual([
      ["Offer from I.S.", "We’re checking it, and then ask you", false],
    ]);
    expect(describeHomeState(listLandlordTasks({ ...nothing, offers }))).toBe("With us");
  });

  test("has no offer once one is accepted: the others are back-ups", () => {
    const offers = [{ who: "I.S.", isAsked: true, isAnswered: false }];
    expect(list({ offers, isLetting: true })).toEqual([]);
  });

  test.each([
    ["marketing", "Needed by law before we advertise"],
    ["keys", "Needed by law before the keys"],
  ] as const)("says of a paper that it is needed before %s", (neededBy, text) => {
    expect(list({ papers: [{ name: "EPC", isSent: false, neededBy }] })).toEqual([
      ["Send us: EPC", text, true],
    ]);
  });
});
