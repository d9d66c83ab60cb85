import { describe, expect, test } from "vitest";
import {
  describeHomeState,
  type LandlordTaskFacts,
  listLandlordTasks,
  rankHome,
} from "./landlord-tasks.ts";

const nothing: LandlordTaskFacts = {
  canSign: false,
  offers: [],
  isLetting: false,
  openQuestions: 0,
  papers: [],
  expired: [],
  termsToSign: null,
  hasOtherHomes: false,
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
    expect(describeHomeState([])).toEqual({ state: "Nothing to do", isWaiting: false });
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
        { name: "EPC", isSent: false, need: "By law", lack: "" },
        { name: "Electrical report", isSent: true, need: "By law", lack: "" },
        { name: "Buildings insurance", isSent: false, need: "", lack: "" },
      ],
      expired: [{ name: "Gas safety certificate", isSent: false }],
      termsToSign: "Fully managed",
      hasOtherHomes: false,
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
    expect(describeHomeState(tasks)).toEqual({
      state: "6 things need your attention",
      isWaiting: true,
    });
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
      ["Offer from I.S.", "We’ll ask you about it once we’ve checked it", false],
    ]);
    expect(describeHomeState(listLandlordTasks({ ...nothing, offers })).state).toBe("With us");
  });

  test("has no offer once one is accepted: the others are back-ups", () => {
    const offers = [{ who: "I.S.", isAsked: true, isAnswered: false }];
    expect(list({ offers, isLetting: true })).toEqual([]);
  });

  test("says why a paper is needed", () => {
    const need = "Required by law before the keys are handed over";
    expect(list({ papers: [{ name: "EPC", isSent: false, need, lack: "" }] })).toEqual([
      ["Send us: EPC", need, true],
    ]);
  });

  test("says of a paper what is missing of it", () => {
    const lack = "We have its dates, but not the report itself";
    const need = "Required by law before the keys are handed over";
    expect(list({ papers: [{ name: "Report", isSent: false, need, lack }] })).toEqual([
      ["Send us: Report", `${need}. ${lack}`, true],
    ]);
  });

  test("has terms at every home, and each says so", () => {
    const facts = { ...nothing, termsToSign: "Fully managed", hasOtherHomes: true };
    const tasks = listLandlordTasks(facts);
    expect(tasks[0]?.text).toBe(
      "Fully managed, for all your properties. You have them by email or on paper",
    );
    expect(describeHomeState(tasks)).toEqual({ state: "Terms to sign", isWaiting: true });
  });

  test("is counted as the panel lists it, terms and all", () => {
    const tasks = listLandlordTasks({ ...nothing, termsToSign: "Fully managed", openQuestions: 1 });
    expect(tasks.filter(({ isTheirs }) => isTheirs)).toHaveLength(2);
    expect(describeHomeState(tasks).state).toBe("2 things need your attention");
  });

  test("comes first where somebody waits, then where it is of this home, then the terms of all", () => {
    const terms = { termsToSign: "Fully managed", hasOtherHomes: true };
    const epc = {
      name: "EPC",
      isSent: false,
      need: "Required by law before the keys are handed over",
      lack: "",
    };
    const ranks = [
      { ...terms, openQuestions: 1 },
      { ...terms, papers: [epc] },
      terms,
      { papers: [{ ...epc, isSent: true }] },
      {},
    ].map((facts) => rankHome(listLandlordTasks({ ...nothing, ...facts })));
    expect(ranks).toEqual([0, 1, 2, 3, 3]);
  });
});
