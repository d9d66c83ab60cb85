import { expect, test } from "vitest";
import { describeHome } from "./describe-home.ts";

const home = {
  isLive: true,
  rent: "£2,500 pcm",
  listedOn: "01/11/2026",
  available: "Now",
};
const ofLet = { names: "Sam Raman", rent: "£2,500 pcm", startsOn: "07/12/2026", isSigned: false };

test("a home is let subject to contract until everybody has signed", () => {
  const text = "Let to Sam Raman at £2,500 pcm from 07/12/2026";
  expect(describeHome({ home, let: ofLet })).toBe(`${text}, subject to contract.`);
  expect(describeHome({ home, let: { ...ofLet, isSigned: true } })).toBe(`${text}.`);
});

test("a home without a tenancy says at what rent it is advertised", () => {
  expect(describeHome({ home, let: null })).toBe("Live at £2,500 pcm since 01/11/2026, free now.");
});
