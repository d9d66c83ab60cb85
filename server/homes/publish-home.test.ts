import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { unseenMessage } from "../../domain/shared/text/direction-marks.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { findRecord } from "../listings/listing-records.ts";
import { listings, listingEvents } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { changeStates, undoStates } from "./change-states.ts";
import { addCertificate } from "./certificates/home-certificates.ts";
import { overrideWarning } from "./override-warning.ts";
import { countBlockedHomes, listBlockedHomes } from "./list/list-homes.ts";
import { publishHome } from "./publish-home.ts";
import { refreshChecks } from "./landlord/refresh-checks.ts";
import { saveHome } from "./save-home.ts";
import { publishIfDue, publishScheduled, scheduleHome, unscheduleHome } from "./schedule-home.ts";

describe.each(testEngines)("A home of the office, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  const record = async (id: string) => (await findRecord(orm(), id))!;
  const listing = async (id: string) =>
    (await orm().select().from(listings).where(eq(listings.id, id)))[0];
  const publish = async (id: string, rentReason = "") =>
    publishHome(await office.app(), id, { actor: "job", rentReason });
  const move = async (staffId: string, ids: string[], to: "let-agreed" | "withdrawn") =>
    changeStates(await office.app(), { staffId }, { ids, to, cancelViewings: false });

  test("is published in one step, with its event, and then has no draft", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const id = await draftHome(await office.app(), { staffId });
    expect(await publish(id)).toMatchObject({ ok: true });
    expect(await listing(id)).toMatchObject({
      status: "available",
      rentPcm: 3150,
      outcode: "N1",
      incode: "2ZZ",
      specialFeatures: ["Unfurnished", "Flat", "OutdoorSpace"],
    });
    expect((await listing(id))?.stations.length).toBeGreaterThan(0);
    expect(await record(id)).toMatchObject({ state: "available", draft: {}, lowestRentPcm: 3150 });
    expect(await orm().select().from(listingEvents)).toMatchObject([{ kind: "new" }]);
  });

  test("is not published while the gate forbids it", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const id = await draftHome(await office.app(), { staffId }, { accessibility: "" });
    const refused = await publish(id);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringMatching(/^1 item/) },
    });
    expect(await listing(id)).toBeUndefined();
  });

  test("with a warning is published after an owner has let it pass, with a reason on the record", async () => {
    const { id: staffId } = await office.hire("owner");
    const app = await office.app();
    const id = await draftHome(app, { staffId }, { councilTaxBand: "unknown" });
    expect(await publish(id)).toMatchObject({ ok: false });
    const message = "Add the council tax band. You can look it up by postcode on GOV.UK.";
    const pass = (reason: string) =>
      overrideWarning(app, { staffId }, id, { rule: "council-tax", message, reason });
    expect(await pass("later")).toMatchObject({ ok: false });
    expect(await pass("A new building: the council has not banded it yet.")).toMatchObject({
      ok: true,
    });
    expect(await publish(id)).toMatchObject({ ok: true });
    expect(await office.audited()).toContainEqual([staffId, "listing.warning-passed"]);
  });

  test("has its rent raised with a reason only, and keeps the lowest that was advertised", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    await publish(id);
    await saveHome(app, { staffId }, id, { rentPcm: "3000" });
    expect(await publish(id)).toMatchObject({ ok: true });
    await saveHome(app, { staffId }, id, { rentPcm: "3100" });
    expect(await publish(id)).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "rentReason" }] },
    });
    for (const odd of ["A \u202Enehctik\u202C was put in.", "A \u001Bkitchen was put in."])
      expect(await publish(id, odd)).toMatchObject({
        refusal: { errors: [{ path: "rentReason", message: unseenMessage }] },
      });
    expect(await publish(id, "A new kitchen was put in.")).toMatchObject({ ok: true });
    expect(await listing(id)).toMatchObject({ rentPcm: 3100, previousRentPcm: 3150 });
    expect((await record(id)).lowestRentPcm).toBe(3000);
  });

  test("shows renters nothing of a change before it is published", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    await publish(id);
    await saveHome(app, { staffId }, id, { name: "Another name", registration: "RSW 22" });
    expect(await listing(id)).toMatchObject({ name: "Paragon Place" });
    expect(await record(id)).toMatchObject({
      draft: { name: "Another name" },
      details: { registration: "RSW 22" },
    });
  });

  test("is published at its time by itself, or says why not", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const [good, bad] = [
      await draftHome(app, { staffId }),
      await draftHome(app, { staffId }, { name: "" }),
    ];
    for (const id of [good, bad]) {
      const when = { date: "2026-11-20", time: "10:00" };
      expect(await scheduleHome(app, { staffId }, id, when)).toMatchObject({ ok: true });
    }
    expect(await publishScheduled(app)).toBe(0);
    office.wait(60);
    expect(await publishScheduled(await office.app())).toBe(2);
    expect(await record(good)).toMatchObject({ state: "available", publishAt: null });
    expect(await record(bad)).toMatchObject({
      state: "draft",
      publishAt: null,
      publishProblem: expect.stringContaining("to add or correct"),
    });
    // Told where the day begins, not only in the home's editor.
    expect(await listBlockedHomes(orm(), 5)).toMatchObject([
      { id: bad, problem: expect.stringContaining("to add or correct") },
    ]);
    expect(await countBlockedHomes(orm())).toBe(1);
  });

  test("that is withdrawn, as a draft or after it was public, is not published by itself later", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const when = { date: "2026-11-20", time: "10:00" };
    const [draft, back] = [await draftHome(app, { staffId }), await draftHome(app, { staffId })];
    await scheduleHome(app, { staffId }, draft, when);
    await publish(back);
    await orm()
      .update(listingRecords)
      .set({ publishAt: new Date("2026-11-20T10:00:00Z"), publishBy: staffId })
      .where(eq(listingRecords.id, back));
    expect(await move(staffId, [draft, back], "withdrawn")).toMatchObject({ ok: true });
    office.wait(60);
    expect(await publishScheduled(await office.app())).toBe(0);
    const none = { publishAt: null, publishBy: null, publishProblem: null };
    expect(await record(draft)).toMatchObject({ state: "withdrawn", ...none });
    expect(await record(back)).toMatchObject({ state: "withdrawn", ...none });
  });

  test("whose time was taken back while the job waited for it is left alone", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    await scheduleHome(app, { staffId }, id, { date: "2026-11-20", time: "10:00" });
    await unscheduleHome(app, { staffId }, id);
    office.wait(60);
    await publishIfDue(await office.app(), id);
    expect(await record(id)).toMatchObject({ state: "draft", publishProblem: null });
  });

  test("goes with others to another state, and back within ten seconds without being news", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const ids = [await draftHome(app, { staffId }), await draftHome(app, { staffId })];
    for (const id of ids) await publish(id);
    const draft = await draftHome(app, { staffId });
    const agreed = await move(staffId, [...ids, draft], "let-agreed");
    expect(agreed).toMatchObject({
      ok: true,
      answer: {
        done: expect.stringMatching(/^2 properties changed to let agreed\. We couldn’t change 1\./),
      },
    });
    const { undo = "" } = agreed.ok ? agreed.answer : {};
    expect(await listing(ids[0]!)).toMatchObject({ status: "let-agreed" });
    expect(await undoStates(app, { staffId }, undo)).toMatchObject({
      ok: true,
      answer: { done: "Undone." },
    });
    expect(await listing(ids[0]!)).toMatchObject({ status: "available", letAgreedAt: null });
    expect(await undoStates(app, { staffId }, undo)).toMatchObject({ ok: false });
  });

  test("whose certificate runs out while it is advertised is found on the day", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    await publish(id);
    await refreshChecks(app);
    expect(await record(id)).toMatchObject({ forbidden: 0, bricks: 12 });
    office.clock.now = new Date("2027-09-04T09:00:00Z");
    expect(await refreshChecks(await office.app())).toBe(1);
    expect(await record(id)).toMatchObject({
      state: "available",
      forbidden: 1,
      problem: "The gas safety certificate expired on 03/09/2027.",
    });
  });

  test("that was let agreed comes back on the market while it breaks no law", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const id = await draftHome(await office.app(), { staffId });
    await publish(id);
    await move(staffId, [id], "let-agreed");
    const back = async () =>
      changeStates(
        await office.app(),
        { staffId },
        {
          ids: [id],
          to: "available",
          cancelViewings: false,
        },
      );
    office.clock.now = new Date("2027-09-04T12:00:00Z");
    expect(await back()).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("gas safety certificate expired on") },
    });
    expect(await record(id)).toMatchObject({ state: "let-agreed" });
    const renewed = { kind: "gas", issuedOn: "2027-09-03", reference: "GS 4712" };
    await addCertificate(await office.app(), { staffId }, id, renewed);
    expect(await back()).toMatchObject({ ok: true });
  });

  test("takes no certificate that claims more than the law gives it", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    const paper = { kind: "gas", issuedOn: "2026-09-03", expiresOn: "2027-09-04" };
    expect(await addCertificate(app, { staffId }, id, paper)).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "expiresOn" }] },
    });
  });

  test("is counted by the record's version, which goes up with each change", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    const { version } = await record(id);
    await saveHome(app, { staffId }, id, { name: "One" });
    expect((await record(id)).version).toBe(version + 1);
    expect(await orm().$count(listingRecords)).toBe(1);
  });
});
