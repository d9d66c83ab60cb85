import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { documentKinds } from "../../../domain/tenancies/documents/tenancy-documents.ts";
import { upsertContact } from "../../testing/upsert-contact.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { recordSanctionsCheck } from "../../homes/landlord/check-sanctions.ts";
import { showHomeLandlord } from "../../homes/landlord/home-landlord.ts";
import { addLandlord } from "../../landlords/change-landlord.ts";
import { landlords } from "../../landlords/landlord-tables.ts";
import { listTenancies } from "../../tenancies/list-tenancies.ts";
import { getTenancyView } from "../../tenancies/get-tenancy-view.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { mallory, useDocumentNames } from "../../testing/document-names.ts";

describe.each(testEngines)(
  "a landlord whose record somebody renames, on the %s engine",
  (engine) => {
    const {
      setup,
      orm,
      tenancy,
      issue,
      rename,
      sendLandlord,
      readPaper,
      make,
      expectRefused,
      clocks,
    } = useDocumentNames(engine);

    test("a landlord who is renamed after the check is on no paper, and the office reads why", async () => {
      await rename(beatrix.email, mallory);
      await expectRefused(
        "landlord-changed",
        "The landlord’s name was “Beatrix Oyelaran” when it was checked on 21/11/2026, and is now “Mallory Vane”.",
      );
      const shown = await getTenancyView(await setup.app(), tenancy.id);
      expect(shown?.signingProblem?.text).toContain("“Mallory Vane”");
      expect(shown?.landlord?.problem).toContain("“Mallory Vane”");
      expect(await clocks()).toContain("landlord-changed");
      const [row] = await listTenancies(await setup.app(), "open");
      expect(row?.what).toContain(
        "The landlord’s name or address differs from the one that was checked",
      );
      const home = await showHomeLandlord(await setup.app(), homes.full);
      expect(home?.landlord?.toCheck).toMatchObject({ name: "Mallory Vane" });
      expect(home?.landlord?.toCheck.change).toContain("“Mallory Vane”");
    });

    test("a landlord becomes a company, or another company, after the check", async () => {
      for (const companyName of ["Vane Holdings Ltd", "Vane Estates Ltd"]) {
        await orm().update(landlords).set({ companyName });
        await expectRefused("landlord-changed", `“${companyName}”`);
      }
    });

    test("a landlord's address for notices changes after the check", async () => {
      const { landlordId } = setup.known;
      // As the office's own form adds somebody whom it has already.
      const address = "9 Elsewhere Road, London E1 0ZZ";
      const known = await addLandlord(await setup.app(), setup.known, {
        ...beatrix,
        companyName: null,
        address,
      });
      expect(known).toBe(landlordId);
      await expectRefused(
        "landlord-changed",
        `“1 Owner Street, London N1 0ZZ” when it was checked on 21/11/2026, and is now “${address}”`,
      );
    });

    test("a landlord who is renamed by a form of their own e-mail and phone is on no paper", async () => {
      await orm().transaction((tx) => upsertContact(tx, { ...beatrix, ...mallory }));
      await expectRefused("landlord-changed", "“Mallory Vane”");
    });

    test("a colleague who enters a tenant's email and phone under another name is sent to their card", async () => {
      const entered = { ...beatrix, ...mallory, change: "set", landlord: "" };
      expect(await sendLandlord(entered)).toMatchObject({
        refusal: {
          detail: expect.stringContaining("under another name"),
          errors: [{ path: "email" }],
        },
      });
      const [contact] = await orm()
        .select()
        .from(contacts)
        .where(eq(contacts.email, beatrix.email));
      expect(contact).toMatchObject({ firstname: "Beatrix", lastname: "Oyelaran" });
    });

    test("what is put back counts again", async () => {
      await rename(beatrix.email, mallory);
      await orm().update(landlords).set({ address: "9 Elsewhere Road" });
      expect(await sendLandlord({ change: "put-back" })).toMatchObject({ ok: true });
      expect(await setup.audited()).toContain("landlord.record-put-back");
      expect(await readPaper(await make("written-statement"))).toContain(
        "Landlord: Beatrix Oyelaran.",
      );
      expect(await clocks()).not.toContain("landlord-changed");
    });

    test("a check under the new name is a check of the new name, and the statement is given anew", async () => {
      await make("written-statement");
      await rename(beatrix.email, mallory);
      const check = { change: "sanctions", result: "clear", checkedOn: "2026-11-21" };
      const asked = await sendLandlord({
        ...check,
        searched: "Passport.",
        checkedName: " ",
        checkedAddress: "1 Vane Row",
      });
      expect(asked).toMatchObject({ refusal: { errors: [{ path: "checkedName" }] } });
      await sendLandlord({
        ...check,
        searched: "Passport seen; searched by name.",
        checkedName: "Mallory Anne Vane",
        checkedAddress: "1 Vane Row, London N1 0ZZ",
      });
      expect(await setup.audited()).toContain("tenancy.landlord-renamed");
      expect(await issue("agreement")).toMatchObject({ rule: "statement-before-signing" });
      for (const kind of documentKinds) {
        const text = await readPaper(await make(kind));
        expect(text).toContain("Landlord: Mallory Anne Vane.");
        expect(text).toContain("1 Vane Row, London N1 0ZZ");
      }
    });

    test("a record that changes while its check is written down does not count as seen", async () => {
      await rename(beatrix.email, mallory);
      await sendLandlord({
        change: "sanctions",
        result: "clear",
        checkedOn: "2026-11-21",
        searched: "Passport.",
        checkedName: "Beatrix Oyelaran",
        checkedAddress: "1 Owner Street, London N1 0ZZ",
        recordName: "Beatrix Oyelaran",
        recordAddress: "1 Owner Street, London N1 0ZZ",
      });
      await expectRefused("landlord-changed", "“Mallory Vane”");
    });

    test("a name on the sanctions list stays there under another", async () => {
      const found = { result: "match", on: "2026-11-21", note: "A match." } as const;
      await recordSanctionsCheck(await setup.app(), setup.known, setup.known.landlordId, found);
      await rename(beatrix.email, mallory);
      for (const kind of documentKinds)
        expect(await issue(kind)).toMatchObject({ rule: "landlord-sanctions-match" });
    });

    test("a check that an old process wrote without a name counts for nobody", async () => {
      await orm().update(landlords).set({ checkedAs: null });
      expect(await issue("written-statement")).toMatchObject({ rule: "landlord-unchecked" });
    });

    test("a landlord is swapped for another", async () => {
      await make("written-statement");
      await make("agreement");
      const other = { ...beatrix, ...mallory, email: "mallory@example.com", phone: "07700 900666" };
      const landlordId = await addLandlord(await setup.app(), setup.known, {
        ...other,
        companyName: null,
        address: "1 Vane Row, London N1 0ZZ",
      });
      await sendLandlord({ change: "set", landlord: landlordId });
      for (const kind of documentKinds)
        expect(await issue(kind)).toMatchObject({ rule: "landlord-unchecked" });
      await expect(setup.pass(tenancy.id, "signature")).rejects.toThrow("landlord-unchecked");
      const cleared = {
        result: "clear",
        on: "2026-11-21",
        note: "No match.",
        name: "Mallory Vane",
        address: "1 Vane Row, London N1 0ZZ",
      } as const;
      await recordSanctionsCheck(await setup.app(), setup.known, landlordId, cleared);
      expect(await readPaper(await make("written-statement"))).toContain("Landlord: Mallory Vane.");
    });
  },
);
