import { beforeEach, describe, expect, test } from "vitest";
import { documents } from "../documents/document-tables.ts";
import { addLandlord } from "../landlords/change-landlord.ts";
import { testEngines } from "../testing/database.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { homes } from "../testing/offers.ts";
import { describeToday } from "../today/describe-today.ts";
import { findToday } from "../today/find-today.ts";
import { setLandlordOfTenancies } from "./set-landlord-of-tenancies.ts";
import { handleTenancyForm } from "../testing/sent-forms.ts";
import { listTenancies } from "./list-tenancies.ts";
import { exportTenancies, listTenanciesOfPerson } from "./personal-data.ts";
import { getTenancyView } from "./get-tenancy-view.ts";

describe.each(testEngines)("what a step was recorded as before on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  let personId: string;
  let contactId: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
    const [person] = (await setup.load(id)).people;
    personId = person!.id;
    contactId = person!.contactId;
  });

  const post = async (change: string, fields: Record<string, string>) =>
    handleTenancyForm(await setup.app(), {
      staffId: setup.known.staffId,
      tenancyId: id,
      fields: { change, ...fields },
      file: null,
    });
  const check = (on: string, result: string, note: string) =>
    post("check-right-to-rent", { personId, on, result, note, method: "original-document" });
  const findShown = async (kind: string) =>
    (await getTenancyView(await setup.app(), id))!.stages
      .flatMap(({ steps }) => steps)
      .find((step) => step.kind === kind)!;
  const clocks = async () => {
    const found = await findToday(
      await setup.app(),
      { staffId: setup.known.staffId, role: "administrator", email: "x" },
      "mine",
    );
    return describeToday(found).clocks.flatMap(({ alarms }) => alarms.map(({ text }) => text));
  };
  const exportOwn = async () => {
    const of = { contactIds: [contactId], landlordIds: [] };
    const [copy] = await exportTenancies(orm(), await listTenanciesOfPerson(orm(), of), [
      contactId,
    ]);
    return copy!.steps;
  };

  test("a first check of the right to rent stays beside the second, on the page and in the own data", async () => {
    await check("2026-11-21", "permanent", "Passport seen");
    expect(await check("2026-11-21", "permanent", "Passport seen again")).toMatchObject({
      refusal: undefined,
    });
    expect(await findShown("right-to-rent")).toMatchObject({
      done: { note: "Unlimited right, by original document. Passport seen again" },
      earlier: [
        {
          on: "21/11/2026",
          by: "Saoirse Olin",
          note: "Unlimited right, by original document. Passport seen",
          how: "repeated",
          until: "21/11/2026",
        },
      ],
    });
    expect((await exportOwn()).find(({ kind }) => kind === "right-to-rent")).toMatchObject({
      note: "Passport seen again",
      earlier: [{ doneOn: "2026-11-21", note: "Passport seen", how: "repeated" }],
    });
  });

  test("a check with a file that arrives twice is one record and one file, and one with another file is another", async () => {
    const send = async (text: string) =>
      handleTenancyForm(await setup.app(), {
        staffId: setup.known.staffId,
        tenancyId: id,
        fields: {
          change: "check-right-to-rent",
          personId,
          on: "2026-11-21",
          result: "permanent",
          method: "original-document",
        },
        file: { name: "passport.pdf", bytes: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`) },
      });
    expect(await send("scan")).toMatchObject({ refusal: undefined });
    expect((await send("scan")).refusal?.detail).toBe(
      "This is already done. Undo it first to record it again.",
    );
    expect(await findShown("right-to-rent")).toMatchObject({ earlier: [] });
    expect(await orm().$count(documents)).toBe(1);
    expect(await send("another scan")).toMatchObject({ refusal: undefined });
    expect(await findShown("right-to-rent")).toMatchObject({ earlier: [{ how: "repeated" }] });
    expect(await orm().$count(documents)).toBe(2);
  });

  test("what was undone and done anew stays, and no look at the sanctions list is in the own data", async () => {
    for (const note of ["First look", "Second look"])
      await post("complete-step", {
        kind: "sanctions",
        personId,
        on: "2026-11-21",
        outcome: "passed",
        note,
      });
    await setup.pass(id, "references");
    await post("reopen-step", { kind: "references", personId });
    expect(await findShown("references")).toMatchObject({
      done: null,
      earlier: [{ how: "undone" }],
    });
    await setup.pass(id, "references");
    expect((await findShown("references")).earlier).toHaveLength(1);
    expect((await findShown("sanctions")).earlier).toMatchObject([{ note: "First look" }]);
    expect(JSON.stringify(await exportOwn())).not.toContain("First look");
  });

  test("a written statement stays that another landlord makes worthless", async () => {
    await setup.pass(id, "written-statement");
    const other = { firstname: "Ada", lastname: "Quist", phone: "", email: "ada@example.com" };
    const known = { companyName: null, address: "2 Owner Street, London N1 0ZZ" };
    const landlordId = await addLandlord(await setup.app(), setup.known, { ...other, ...known });
    const { staffId } = setup.known;
    const at = setup.clock.now;
    await orm().transaction((tx) =>
      setLandlordOfTenancies(tx, { staffId }, { listingId: homes.full, landlordId, at }),
    );
    expect((await setup.load(id)).row.landlordId).toBe(landlordId);
    expect(await findShown("written-statement")).toMatchObject({
      done: null,
      earlier: [{ how: "undone", by: "Saoirse Olin", replacedBy: "Saoirse Olin" }],
    });
  });

  test("a right to rent that ended is reported to the Home Office, also once they have left", async () => {
    const listed = async (view: "open" | "over") =>
      (await listTenancies(await setup.app(), view)).map((one) => one.id);
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.moveIn(id);
    setup.clock.now = new Date("2027-06-01T09:00:00Z");
    expect(await check("2027-06-01", "none", "Leave has ended")).toMatchObject({
      refusal: undefined,
    });
    const asked = "Report the ended right to rent to the Home Office: Priya Raman";
    expect([await clocks(), await listed("open")]).toEqual([[asked], [id]]);
    await post("finish", { by: "renter", on: "2027-06-01", note: "They left" });
    expect([await clocks(), await listed("open"), await listed("over")]).toEqual([
      [asked],
      [id],
      [],
    ]);
    expect(await findShown("right-to-rent")).toMatchObject({ mayReport: true });
    const report = { personId, on: "2027-06-01", note: "Form sent, reference 123" };
    expect(await post("report-right-to-rent", { ...report, note: " " })).toMatchObject({
      done: null,
    });
    expect(await post("report-right-to-rent", report)).toMatchObject({ refusal: undefined });
    expect(await setup.audited()).toContain("tenancy.report-right-to-rent");
    expect([await clocks(), await listed("open"), await listed("over")]).toEqual([[], [], [id]]);
    expect(await findShown("right-to-rent")).toMatchObject({
      mayReport: false,
      done: { reported: { on: "01/06/2027", by: "Saoirse Olin", note: report.note } },
      earlier: [{ how: "repeated" }],
    });
    expect((await exportOwn()).find(({ kind }) => kind === "right-to-rent")).toMatchObject({
      reportedOn: "2027-06-01",
    });
  });

  test("a right to rent that was wrongly denied is corrected after the end, and no report is asked for any more", async () => {
    await setup.pay(id, "holding-deposit", 56_538);
    await setup.moveIn(id);
    setup.clock.now = new Date("2027-06-01T09:00:00Z");
    await check("2027-06-01", "none", "Leave has ended");
    await post("finish", { by: "renter", on: "2027-06-01", note: "They left" });
    expect(await clocks()).toHaveLength(1);
    expect((await check("2027-06-01", "permanent", " ")).done).toBeNull();
    const why = "Another person’s result: theirs is a British passport";
    expect(await check("2027-06-01", "permanent", why)).toMatchObject({ refusal: undefined });
    expect(await clocks()).toEqual([]);
    expect(await findShown("right-to-rent")).toMatchObject({
      mayReport: false,
      done: { note: `Unlimited right, by original document. ${why}` },
      earlier: [
        { how: "repeated" },
        { how: "corrected", outcome: "failed", replacedBy: "Saoirse Olin" },
      ],
    });
    expect((await listTenancies(await setup.app(), "over")).map((one) => one.id)).toEqual([id]);
  });
});
