import { describe, expect, test } from "vitest";
import { createWalletSample } from "./wallet-sample.ts";

describe.each(["2026-11-23", "2027-01-01", "2027-03-02", "2027-10-03", "2028-02-29"])(
  "the sample seen on %s",
  (today) => {
    const { rents, statement, documents, jobs } = createWalletSample(today);

    test("its rents lie in the last 30 days, oldest first, none paid before it was due", () => {
      const month = new Date(Date.parse(today) - 30 * 86_400_000).toISOString().slice(0, 10);
      expect(rents.map(({ due }) => due)).toEqual(rents.map(({ due }) => due).toSorted());
      for (const { due, paid } of rents) {
        expect(due > month && due < today).toBe(true);
        expect(paid === null || (paid >= due && paid <= today)).toBe(true);
      }
    });

    test("its statement is of the rent that the ledger has, and out by now", () => {
      const row = rents.find(({ property }) => property === statement.property)!;
      expect(statement.rent).toBe(100 * row.rent);
      expect(statement.sent <= today).toBe(true);
    });

    test("the work on the statement is the closed repair, done in the statement's month", () => {
      const job = jobs.find(({ status }) => status === "Closed")!;
      expect(job.property).toBe(statement.property);
      const [work] = statement.works;
      expect(job.events.at(-1)!.what).toContain(`£${work!.amount / 100} charged`);
      for (const { date } of job.events) {
        expect(date < statement.sent).toBe(true);
        const month = new Date(date).toLocaleDateString("en-GB", {
          month: "long",
          year: "numeric",
        });
        expect(month).toBe(statement.month);
      }
    });

    test("its certificates are in date, the next to run out first", () => {
      const ends = documents.filter(({ dated }) => dated === "Ends").map(({ date }) => date);
      expect(ends).toEqual(ends.toSorted());
      expect(ends[0]! > today).toBe(true);
      expect(documents.slice(0, ends.length).every(({ dated }) => dated === "Ends")).toBe(true);
    });

    test("the tenancy is older than its first statement, its deposit registered within 30 days", () => {
      const findDate = (dated: string) => documents.find((one) => one.dated === dated)!.date;
      const days =
        (Date.parse(findDate("Registered")) - Date.parse(findDate("Signed"))) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThanOrEqual(30);
      expect((Date.parse(today) - Date.parse(findDate("Registered"))) / 86_400_000).toBeGreaterThan(
        31 * (statement.earlier.length + 2),
      );
    });

    test("what was reported lies behind, what is booked ahead", () => {
      for (const { events, status } of jobs) {
        expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted());
        expect(events[0]!.date < today).toBe(true);
        expect(events.at(-1)!.date > today).toBe(status === "Booked");
      }
    });
  },
);

test("a statement counts back six months, over a year's end too", () => {
  const { month, shortMonth, earlier, sent } = createWalletSample("2027-02-03").statement;
  expect([...earlier.map((one) => one.month), shortMonth]).toEqual([
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
    "Jan",
  ]);
  expect([month, sent]).toEqual(["January 2027", "2027-02-03"]);
});

test("on the second of a month the statement of the one before is not out yet", () => {
  expect(createWalletSample("2027-02-02").statement.month).toBe("December 2026");
});
