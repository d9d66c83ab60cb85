import { expect, test } from "vitest";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import {
  formatApplicantsCookie,
  readApplicants,
  addApplicant,
  labelApplicants,
  removeApplicant,
} from "./saved-applicants.ts";

const createApplicant = (firstname: string, number: number): Applicant => ({
  firstname,
  lastname: "Raman",
  phone: `07700 9001${number}`,
  email: `${firstname.toLowerCase()}@example.com`,
});
const priya = createApplicant("Priya", 23);
const daniel = createApplicant("Daniel", 24);

const createLongNamedApplicant = (n: number) => ({
  ...createApplicant(`P${n}`, n),
  lastname: "家".repeat(100),
});

const formatStoredPair = (list: Applicant[]) => formatApplicantsCookie(list, true).split("; ")[0]!;

test("contacts come back from their cookie, beside other cookies", () => {
  const cookies = `theme=x; ${formatStoredPair([priya, daniel])}; applicantsold=1`;
  expect(readApplicants(cookies)).toEqual([priya, daniel]);
});

test.each(["", "applicants=", "applicants=%7B", "applicants=%E0%A4%A", "applicants=12"])(
  "no contacts are read from %j",
  (cookies) => expect(readApplicants(cookies)).toEqual([]),
);

test("contacts of one name are told apart by email, or by phone where that is the same", () => {
  const work = { ...priya, email: "priya@work.example" };
  expect(labelApplicants([priya, daniel])).toEqual(["Priya Raman", "Daniel Raman"]);
  expect(labelApplicants([priya, daniel, work])).toEqual([
    "Priya Raman, priya@example.com",
    "Daniel Raman",
    "Priya Raman, priya@work.example",
  ]);
  const mobile = { ...priya, phone: "07700 900999" };
  expect(labelApplicants([priya, mobile])).toEqual([
    "Priya Raman, 07700 900123",
    "Priya Raman, 07700 900999",
  ]);
});

test("an entry that isn't a contact is left out", () => {
  const list = [{ firstname: "X" }, priya, null];
  expect(readApplicants(`applicants=${encodeURIComponent(JSON.stringify(list))}`)).toEqual([priya]);
});

test("the newest contact comes first", () => {
  expect(addApplicant([priya], daniel)).toEqual([daniel, priya]);
});

test("a person is kept once, as last typed", () => {
  const again = { ...priya, phone: "+44 7700 900123", email: "PRIYA@example.com" };
  expect(addApplicant([daniel, priya], again)).toEqual([again, daniel]);
});

test("at most five are kept", () => {
  const list = [10, 11, 12, 13, 14].map((n) => createApplicant(`P${n}`, n));
  expect(addApplicant(list, priya)).toEqual([priya, ...list.slice(0, 4)]);
});

test("a contact can be taken out", () => {
  expect(removeApplicant([priya, daniel], priya)).toEqual([daniel]);
});

test("without contacts the cookie ends", () => {
  expect(formatApplicantsCookie([], false)).toContain("max-age=0");
});

test("over HTTPS the cookie is secure", () => {
  expect(formatApplicantsCookie([priya], true)).toMatch(/; secure$/);
  expect(formatApplicantsCookie([priya], false)).not.toContain("secure");
});

test("long names make the oldest contacts give way, for a browser refuses a long cookie", () => {
  const cookie = formatApplicantsCookie([10, 11, 12, 13, 14].map(createLongNamedApplicant), true);
  expect(cookie.length).toBeLessThan(4096);
  expect(readApplicants(cookie.split("; ")[0]!).map((one) => one.firstname)).toEqual([
    "P10",
    "P11",
    "P12",
  ]);
});
