import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { homeFieldNames } from "../../domain/listings/home-fields.ts";
import { readFuzzRuns } from "../testing/fuzz-seed.ts";
import { useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { handleHomeForm } from "./handle-home-form.ts";
import { handleHomesForm } from "./handle-homes-form.ts";

const forms = [
  "save",
  "publish",
  "schedule",
  "unschedule",
  "undo",
  "pass",
  "add-certificate",
  "remove-certificate",
  "take-over",
  "preview",
  "state",
  "undo-state",
  "nonsense",
];
const names = [
  ...homeFieldNames,
  ...homeFieldNames.map((name) => `was-${name}`),
  "version",
  "whole",
  "token",
  "rule",
  "message",
  "to",
  "kind",
  "issuedOn",
  "expiresOn",
  "certificate",
  "publishDate",
  "publishTime",
  "rentReason",
  "__proto__",
];
const values = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "\0",
    "\ud83d",
    "unknown",
    "yes",
    "gas",
    "0000-00-00",
    "9999-12-31",
    "2026-11-20",
    "99999999999999999999",
    "-1",
    "1e400",
    "let-agreed",
    "withdrawn",
    "'; drop table listings; --",
    "x".repeat(20_000),
  ),
);
const fields = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 25 });

describe("The editor's call", () => {
  const office = useOffice("embedded");

  test("answers whatever is sent, and never fails", async () => {
    const { id: staffId } = await office.hire("owner");
    const app = await office.app();
    const id = await draftHome(app, staffId);
    const signedIn = await office.signedIn(await office.signIn(staffId));
    if (!signedIn) throw new Error("Nobody is signed in.");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forms), fields, async (change, sent) => {
        const answer = await handleHomeForm(app, signedIn, id, { ...sent, change });
        expect(answer.refusal === undefined || answer.refusal.detail !== "").toBe(true);
        const table = { ...sent, [`pick-${id}`]: "on", change: "state" };
        await handleHomesForm(app, staffId, table);
      }),
      { numRuns: readFuzzRuns(60) },
    );
  });
});
