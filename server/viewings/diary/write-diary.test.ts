import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("{app,demo,domain,scripts,server}/**/*.{ts,tsx,mjs}").filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

function listFilesWith(pattern: RegExp): string[] {
  expect(files.length).toBeGreaterThan(1000);
  return files.filter((file) => pattern.test(readFileSync(file, "utf8"))).toSorted();
}

/** The only files that insert or update appointments, each with why. */
const allowed: Readonly<Record<string, string>> = {
  "server/viewings/diary/write-diary.ts": "It is the writer itself.",
  "server/viewings/requests/hold-time.ts":
    "A hold is nobody's appointment yet: nobody is told of it.",
  "server/viewings/off-market/restore-viewings.ts":
    "It undoes a decision: what that had cancelled stands again as it was.",
  "server/viewings/personal-data.ts": "It forgets a tenant's words, which moves no appointment.",
};

test("every other file writes appointments through `writeAppointment`", () => {
  const writing = /\.(insert|update)\(appointments\)|(insert into|update)\s+"?appointments\b/i;
  expect(listFilesWith(writing)).toEqual(Object.keys(allowed).toSorted());
});

test("nothing but `writeBooking` books a renter’s place", () => {
  const inserting = /\.insert\(bookings\)|insert into\s+"?bookings\b/i;
  expect(listFilesWith(inserting)).toEqual(["server/viewings/diary/write-diary.ts"]);
});
