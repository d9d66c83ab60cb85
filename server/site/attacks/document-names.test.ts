import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { documentKinds } from "../../../domain/tenancies/documents/tenancy-documents.ts";
import { recordSanctionsCheck } from "../../homes/landlord/check-sanctions.ts";
import { changePerson } from "../../testing/sent-forms.ts";
import { getTenancyView } from "../../tenancies/get-tenancy-view.ts";
import { tenancySteps } from "../../tenancies/tenancy-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix } from "../../testing/use-tenancies.ts";
import { priya } from "../../testing/offers.ts";
import { mallory, useDocumentNames } from "../../testing/document-names.ts";

describe.each(testEngines)("names that somebody writes to a record, on the %s engine", (engine) => {
  const { setup, orm, tenancy, issue, rename, send, readPaper, make, expectRefused, clocks, sign } =
    useDocumentNames(engine);

  test("papers name whom the checks confirmed", async () => {
    for (const kind of documentKinds) {
      const text = await readPaper(await make(kind));
      expect(text).toContain("Landlord: Beatrix Oyelaran.");
      expect(text).toContain("1 Owner Street, London N1 0ZZ");
      expect(text).toContain("Tenants: Priya Raman.");
    }
  });

  test("a tenant is renamed between the check and the agreement", async () => {
    await make("written-statement");
    await rename(priya.email, mallory);
    await expectRefused(
      "name-changed",
      "Priya Raman’s name was “Priya Raman” when it was checked on 21/11/2026, and is now “Mallory Vane”.",
    );
    expect(await clocks()).toContain("name-changed");
    const shown = await getTenancyView(await setup.app(), tenancy.id);
    const stage = shown?.stages.find(({ name }) => name === "checks");
    expect(stage).toMatchObject({ state: "now", end: "1 of 3" });
    expect(stage?.steps[0]?.naming).toMatchObject({ name: "Mallory Vane", mayPutBack: true });
    const personId = shown!.people[0]!.id;
    expect(await send({ change: "put-back", personId })).toMatchObject({ refusal: undefined });
    expect(await setup.audited()).toContain("tenancy.record-put-back");
    expect(await readPaper(await make("agreement"))).toContain("Tenants: Priya Raman.");
    expect((await send({ change: "put-back", personId })).refusal).toBeDefined();
  });

  test("a colleague corrects a tenant's name on their card: it is no paper's before a new check", async () => {
    await make("written-statement");
    const [person] = (await setup.load(tenancy.id)).people;
    const { firstname, lastname, phone } = priya;
    const fields = {
      change: "correct",
      contact: person!.contactId,
      ...mallory,
      phone,
      "was-firstname": firstname,
      "was-lastname": lastname,
      "was-phone": phone,
    };
    const app = await setup.app();
    expect(
      await changePerson(app, setup.known, person!.contactId, { fields, siteUrl: "" }),
    ).toMatchObject({ ok: true });
    await expectRefused(
      "name-changed",
      "Priya Raman’s name was “Priya Raman” when it was checked on 21/11/2026, and is now “Mallory Vane”.",
    );
    expect(await clocks()).toContain("name-changed");
  });

  test("a tenant is checked under the new name, and the sanctions list with it", async () => {
    await make("written-statement");
    await rename(priya.email, mallory);
    const personId = (await setup.load(tenancy.id)).people[0]!.id;
    const check = {
      change: "complete-step",
      personId,
      on: "2026-11-21",
      outcome: "passed",
      note: "Passport.",
    };
    const missing = await send({ ...check, kind: "identity", name: " " });
    expect(missing.refusal).toMatchObject({ errors: [{ path: "name" }] });
    await send({ ...check, kind: "identity", name: "Priya Vane", recordName: "Mallory Vane" });
    expect(await issue("written-statement")).toMatchObject({
      rule: "name-changed",
      text: expect.stringContaining("Priya Raman’s name was “Priya Raman” when it was checked"),
    });
    await send({ ...check, kind: "sanctions", name: "Mallory Vane", recordName: "Mallory Vane" });
    expect(await issue("written-statement")).toMatchObject({
      rule: "name-changed",
      text: expect.stringContaining(
        "searched for “Mallory Vane”, but the confirmed name is “Priya Vane”",
      ),
    });
    await send({ ...check, kind: "sanctions", name: "Priya Vane", recordName: "Mallory Vane" });
    expect(await issue("agreement")).toMatchObject({ rule: "statement-before-signing" });
    for (const kind of documentKinds) {
      const text = await readPaper(await make(kind));
      expect(text).toContain("Tenants: Priya Vane.");
      expect(text).not.toContain("Mallory");
    }
  });

  test("a check of a tenancy that does not say under which name is open", async () => {
    await orm()
      .update(tenancySteps)
      .set({ confirmed: null })
      .where(eq(tenancySteps.kind, "identity"));
    expect(await issue("written-statement")).toMatchObject({ rule: "name-changed" });
  });

  test("a landlord is renamed between the tenant's signature and theirs", async () => {
    await make("written-statement");
    const documentId = await make("agreement");
    expect(await sign("renter", documentId)).toMatchObject({ ok: true });
    await rename(beatrix.email, mallory);
    const refused = await sign("landlord", documentId);
    expect(refused).toMatchObject({ ok: false });
    // Whoever holds the link reads nothing of it.
    expect(JSON.stringify(refused)).not.toContain("Oyelaran");
    const asked = {
      result: "clear",
      on: "2026-11-21",
      note: "Again.",
      name: "Mallory Vane",
    } as const;
    await recordSanctionsCheck(await setup.app(), setup.known, setup.known.landlordId, asked);
    expect(await sign("landlord", documentId)).toMatchObject({
      refusal: { errors: [{ message: expect.stringContaining("The terms have changed") }] },
    });
    await expect(setup.pass(tenancy.id, "landlord-signature")).rejects.toThrow("agreement-stale");
  });

  test("what everybody has signed stays as it was signed", async () => {
    await make("written-statement");
    const documentId = await make("agreement");
    expect(await sign("renter", documentId)).toMatchObject({ ok: true });
    expect(await sign("landlord", documentId)).toMatchObject({ ok: true });
    await rename(beatrix.email, mallory);
    await rename(priya.email, mallory);
    expect(await readPaper(documentId)).not.toContain("Mallory");
    const shown = await getTenancyView(await setup.app(), tenancy.id);
    expect(shown?.stages.find(({ name }) => name === "checks")?.state).toBe("done");
    expect(await clocks()).not.toContain("name-changed");
    expect(await issue("agreement")).toMatchObject({ ok: false, rule: "relied-upon" });
  });
});
