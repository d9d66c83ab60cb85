import { expect, test } from "vitest";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import {
  applicantsCookie,
  readApplicants,
  withApplicant,
  withoutApplicant,
} from "./saved-applicants.ts";

const person = (firstname: string, number: number): Applicant => ({
  firstname,
  lastname: "Raman",
  phone: `07700 9001${number}`,
  email: `${firstname.toLowerCase()}@example.com`,
});
const priya = person("Priya", 23);
const daniel = person("Daniel", 24);

const longNamed = (n: number) => ({ ...person(`P${n}`, n), lastname: "家".repeat(100) });

/** What the browser gives back of a cookie that was set. */
const stored = (list: Applicant[]) => applicantsCookie(list, true).split("; ")[0]!;

test("contacts come back from their cookie, beside other cookies", () => {
  const cookies = `theme=x; ${stored([priya, daniel])}; applicantsold=1`;
  expect(readApplicants(cookies)).toEqual([priya, daniel]);
});

test.each(["", "applicants=", "applicants=%7B", "applicants=%E0%A4%A", "applicants=12"])(
  "no contacts are read from %j",
  (cookies) => expect(readApplicants(cookies)).toEqual([]),
);

test("an entry that isn't a contact is left out", () => {
  const list = [{ firstname: "X" }, priya, null];
  expect(readApplicants(`applicants=${encodeURIComponent(JSON.stringify(list))}`)).toEqual([priya]);
});

test("the newest contact comes first", () => {
  expect(withApplicant([priya], daniel)).toEqual([daniel, priya]);
});

test("a person is kept once, as last typed", () => {
  const again = { ...priya, phone: "+44 7700 900123", email: "PRIYA@example.com" };
  expect(withApplicant([daniel, priya], again)).toEqual([again, daniel]);
});

test("at most five are kept", () => {
  const list = [10, 11, 12, 13, 14].map((n) => person(`P${n}`, n));
  expect(withApplicant(list, priya)).toEqual([priya, ...list.slice(0, 4)]);
});

test("a contact can be taken out", () => {
  expect(withoutApplicant([priya, daniel], priya)).toEqual([daniel]);
});

test("without contacts the cookie ends", () => {
  expect(applicantsCookie([], false)).toContain("max-age=0");
});

test("over HTTPS the cookie is secure", () => {
  expect(applicantsCookie([priya], true)).toMatch(/; secure$/);
  expect(applicantsCookie([priya], false)).not.toContain("secure");
});

test("long names make the oldest contacts give way, for a browser refuses a long cookie", () => {
  const cookie = applicantsCookie([10, 11, 12, 13, 14].map(longNamed), true);
  expect(cookie.length).toBeLessThan(4096);
  expect(readApplicants(cookie.split("; ")[0]!).map((one) => one.firstname)).toEqual([
    "P10",
    "P11",
    "P12",
  ]);
});
