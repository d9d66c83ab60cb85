import { describe, expect, test } from "vitest";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import { addRecords } from "../testing/listed-homes.ts";
import { addDocument } from "../documents/add-document.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { homes } from "../testing/offers.ts";

describe.each(testEngines)("the papers on a landlord's page on the %s engine", (engine) => {
  const { setup, open, show } = useLandlordCase(engine);

  test("lists one file once that is kept for the home and for its tenancy", async () => {
    const app = await setup.app();
    const tenancyId = await setup.accept(await setup.offer());
    const keep = (subject: "home" | "tenancy", subjectId: string, text: string) =>
      addDocument(
        app,
        { actor: setup.known, addedBy: setup.known.staffId },
        {
          kind: "gas-certificate",
          subject,
          subjectId,
          contactId: null,
          fileName: "gas.pdf",
          bytes: new TextEncoder().encode(`%PDF-1.7\n${text}%%EOF`),
        },
      );
    const first = await keep("home", homes.full, "2026");
    await keep("tenancy", tenancyId, "2026");
    const papers = async () => (await show(await open()))?.current?.papers.map(({ id }) => id);
    expect(first).toMatchObject({ ok: true });
    expect(await papers()).toEqual([first.ok && first.id]);
    await keep("tenancy", tenancyId, "2027");
    expect(await papers()).toHaveLength(2);
    const { orm } = setup.database();
    await addRecords(orm, [homes.full]);
    await orm.insert(listingCertificates).values({
      listingId: homes.full,
      kind: "gas",
      issuedOn: "2026-11-20",
      expiresOn: "2027-11-19",
      documentId: first.ok ? first.id : null,
      addedAt: setup.clock.now,
    });
    // With its dates it stands once, too.
    const { certificates = [], papers: rest = [] } = (await show(await open()))?.current ?? {};
    expect(certificates).toMatchObject([
      { name: "Gas safety certificate", until: "19/11/2027", file: { note: "Added 21/11/2026" } },
    ]);
    expect(rest.map(({ note }) => note)).toEqual(["Added 21/11/2026"]);
    expect(rest.map(({ id }) => id)).not.toContain(certificates[0]?.file?.id);
  });
});
