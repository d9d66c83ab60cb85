import { expect, test } from "vitest";
import { placeRequests } from "./place-requests.ts";

const span = (time: string) => {
  const startsAt = new Date(`2026-12-03T${time}:00Z`);
  return { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) };
};
const imogen = { negotiatorId: 1, negotiator: "Imogen" };
const tom = { negotiatorId: 2, negotiator: "Tom" };
const asked = { ghost: span("15:00") };

function place(
  view: "week" | "team",
  ask: { ghost: ReturnType<typeof span> | null },
  fit?: typeof imogen & { isAsked: boolean; at: string },
) {
  const getFit = () => fit && { ...fit, ...span(fit.at) };
  return placeRequests([ask], { view, personId: 1, getFit }).map((one) => [
    one.startsAt.toISOString().slice(11, 16),
    one.negotiatorId,
    one.isAsked ? "request" : "our time",
    one.isPossible ? "free" : (one.instead ?? "clash"),
  ]);
}

test.each([
  ["whose time they can keep", { ...imogen, isAsked: true, at: "15:00" }, "free"],
  ["whose time only a colleague can keep", { ...tom, isAsked: true, at: "15:15" }, "Tom"],
  ["whose time nobody can keep", undefined, "clash"],
])("a request %s stands once in a person's week", (_, fit, says) => {
  expect(place("week", asked, fit)).toEqual([[fit?.at ?? "15:00", 1, "request", says]]);
});

test("a request stands beside a time of ours that is chosen instead", () => {
  const free = { ...imogen, isAsked: false, at: "11:00" };
  expect(place("week", asked, free)).toEqual([
    ["11:00", 1, "our time", "free"],
    ["15:00", 1, "request", "clash"],
  ]);
  expect(place("week", asked, { ...free, ...tom })).toEqual([["15:00", 1, "request", "clash"]]);
});

test("in the team's day it stands in the column of who is free, else of who looks", () => {
  expect(place("team", asked, { ...tom, isAsked: true, at: "15:00" })).toEqual([
    ["15:00", 2, "request", "free"],
  ]);
  expect(place("team", asked)).toEqual([["15:00", 1, "request", "clash"]]);
});

test("whoever named no time has none unless one is chosen", () => {
  expect(place("week", { ghost: null })).toEqual([]);
});
