import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { homeFieldNames } from "../../domain/listings/facts/home-fields.ts";
import { readFuzzRuns } from "../testing/fuzz-seed.ts";
import { anyEngine } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { handleHomeForm } from "../testing/sent-forms.ts";
import { handleHomesForm } from "../testing/sent-forms.ts";

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
  "keep-off",
  "let-on",
  "picture",
  "add-pictures",
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
  "portal",
  "reason-hearthside",
  "reason-",
  "picture",
  "do",
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
    "hearthside",
    "withdrawn",
    "'; drop table listings; --",
    "x".repeat(20_000),
  ),
);
const fields = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 25 });

describe("The editor's call", () => {
  const portal = { id: "hearthside", name: "Hearthside", address: "file:///nowhere" };
  const office = useOffice(anyEngine, { portals: [portal] });

  const runs = readFuzzRuns(20);

  test("answers whatever is sent, and never fails", { timeout: 150_000 + 100 * runs }, async () => {
    const { id: staffId } = await office.hire("owner");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    const signedIn = await office.signedIn(await office.signIn(staffId));
    if (!signedIn) throw new Error("Nobody is signed in.");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forms), fields, async (change, sent) => {
        const answer = await handleHomeForm(app, signedIn, id, { ...sent, change });
        expect(answer.refusal === undefined || answer.refusal.detail !== "").toBe(true);
        const table = { ...sent, [`pick-${id}`]: "on", change: "state" };
        await handleHomesForm(app, { staffId }, table);
      }),
      { numRuns: runs },
    );
  });

  test.each(["\0", "\ud83d"])(
    "keeps a reason without %j, which no database takes, where fuzz alone would not get to",
    async (odd) => {
      const { id: staffId } = await office.hire("owner");
      const app = await office.app();
      const id = await draftHome(app, { staffId }, { councilTaxBand: "unknown" });
      const signedIn = (await office.signedIn(await office.signIn(staffId)))!;
      const post = (form: Record<string, string>) => handleHomeForm(app, signedIn, id, form);
      const rule = "council-tax";
      const message = "Add the council tax band. You can look it up by postcode on GOV.UK.";
      const reason = `The council ${odd}has not banded it yet.`;
      const pass = { change: "pass", rule, message, [`reason-${rule}`]: reason };
      expect(await post(pass)).toMatchObject({ refusal: undefined });
      const kept = { change: "keep-off", portal: portal.id, "reason-hearthside": reason };
      expect(await post(kept)).toMatchObject({ refusal: undefined });
      expect(await post({ change: "publish" })).toMatchObject({ refusal: undefined });
      const risen = { rentPcm: "3200", rentReason: reason, change: "publish" };
      expect(await post(risen)).toMatchObject({ refusal: undefined });
    },
  );
});
