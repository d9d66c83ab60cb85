import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { testEngines } from "../../testing/database.ts";
import { useOffice } from "../../testing/office.ts";
import { draftHome } from "../../testing/office-homes.ts";
import { chaseCertificates, listHomesWithCertificatesToDo } from "./chase-certificates.ts";
import { addCertificate } from "./home-certificates.ts";
import { publishHome } from "../publish-home.ts";

describe.each(testEngines)("Certificates that run out, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  const mails = async () =>
    (await orm().select().from(outbox)).filter(({ kind }) => kind === "certificate-due");
  const due = (today: string) =>
    listHomesWithCertificatesToDo(orm(), today, { staffId: null, branch: null, limit: 8 });

  /** A public home of somebody's, whose gas record is good until 03/09/2027. */
  async function begin() {
    const app = await office.app();
    const keeper = await office.hire("negotiator");
    const id = await draftHome(app, { staffId: keeper.id });
    expect(await publishHome(app, id, { actor: "job", rentReason: "" })).toMatchObject({
      ok: true,
    });
    return { app, id, keeper };
  }
  const chaseOn = async (moment: string) => {
    office.clock.now = new Date(moment);
    await chaseCertificates(await office.app());
  };

  test("are told to whoever looks after the home, once at each stage", async () => {
    const { id, keeper } = await begin();
    await chaseOn("2027-08-03T09:00:00Z");
    expect(await mails()).toEqual([]);
    await chaseOn("2027-08-04T09:00:00Z");
    await chaseOn("2027-08-04T10:00:00Z");
    await chaseOn("2027-08-11T10:00:00Z");
    const [first, ...others] = await mails();
    expect(first).toMatchObject({
      recipient: keeper.email,
      subject: expect.stringMatching(/^Gas safety certificate to renew: /),
    });
    expect(first?.html).toContain(`/office/listings/${id}#documents`);
    expect(first?.html).toContain("03/09/2027");
    expect(others).toEqual([]);
    await chaseOn("2027-08-20T10:00:00Z");
    await chaseOn("2027-08-29T10:00:00Z");
    await chaseOn("2027-09-04T10:00:00Z");
    await chaseOn("2027-10-04T10:00:00Z");
    expect(await mails()).toHaveLength(4);
    expect(await office.audited()).toContainEqual(["job", "listing.certificates-due"]);
  });

  test("are told in the day, and to the office where nobody looks after the home", async () => {
    const { app, id } = await begin();
    await orm().update(listingRecords).set({ ownerId: null }).where(eq(listingRecords.id, id));
    await chaseOn("2027-08-20T06:30:00Z");
    expect(await mails()).toEqual([]);
    await chaseOn("2027-08-20T07:00:00Z");
    expect(await mails()).toMatchObject([{ recipient: app.config.agencyEmail }]);
  });

  test("are nobody's once they are renewed, nor of a home that is withdrawn", async () => {
    const { app, id, keeper } = await begin();
    expect(await due("2027-08-20")).toMatchObject([
      { id, papers: [{ name: "Gas safety certificate", isExpired: false }] },
    ]);
    expect(await due("2027-09-04")).toMatchObject([{ papers: [{ isExpired: true }] }]);
    office.clock.now = new Date("2027-08-20T10:00:00Z");
    await addCertificate(app, { staffId: keeper.id }, id, {
      kind: "gas",
      issuedOn: "2027-08-19",
      reference: "GS 4712",
    });
    expect(await due("2027-08-20")).toEqual([]);
    await chaseCertificates(app);
    expect(await mails()).toEqual([]);

    await addCertificate(app, { staffId: keeper.id }, id, { kind: "gas", issuedOn: "2027-08-20" });
    expect(await due("2027-08-20")).toMatchObject([
      {
        id,
        papers: [
          {
            name: "Gas safety certificate",
            expiresOn: null,
            proof: expect.stringContaining("record number"),
          },
        ],
      },
    ]);
    const other = await draftHome(app, { staffId: keeper.id });
    await orm().update(listingRecords).set({ state: "withdrawn" });
    expect(await due("2029-06-01")).toEqual([]);
    expect(other).not.toBe(id);
  });
});
