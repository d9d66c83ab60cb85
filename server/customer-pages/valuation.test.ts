import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openCustomerPage } from "../customer-page-links/open-case.ts";
import { upsertContact } from "../testing/upsert-contact.ts";
import { documents } from "../documents/document-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { bookAppointment } from "../viewings/appointments/book-appointment.ts";
import { cancelAppointment, moveAppointment } from "../viewings/appointments/change-appointment.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { recordValuation } from "../viewings/appointments/record-valuation.ts";
import { showAppointment } from "../viewings/appointments/show-appointment.ts";
import { valuationFigures } from "../viewings/appointments/valuation-table.ts";
import { showLandlordCase } from "./landlord/show-landlord-case.ts";
import { readMailedSecret } from "../testing/sent-mails.ts";

const marcus = {
  firstname: "Marcus",
  lastname: "Bell",
  phone: "07700 900457",
  email: "marcus@example.com",
};
const figure = { rent: "4100", lowest: "4000", highest: "4200", words: "Light and dry." };

describe.each(testEngines)("a valuation on the %s engine", (engine) => {
  const { setup, show, send, open, addSolomon } = useLandlordCase(engine);
  const orm = () => setup.database().orm;

  async function book(changes: Record<string, unknown> = {}) {
    const app = await setup.app();
    const withContact = await orm().transaction((tx) => upsertContact(tx, marcus));
    const [negotiator] = await orm()
      .insert(negotiators)
      .values({ name: "Imogen Achebe", email: "imogen@example.com", phone: "020 7946 0147" })
      .onConflictDoUpdate({ target: negotiators.email, set: { name: "Imogen Achebe" } })
      .returning();
    const booked = await bookAppointment(app, setup.known, {
      kind: "valuation",
      negotiatorId: negotiator!.id,
      place: "14 Calvert Terrace, London N1 5PT",
      date: "2026-11-24",
      time: "15:00",
      minutes: 45,
      note: "Seems to want too much",
      withContact,
      ...changes,
    });
    if (!booked.ok) throw new Error(booked.refusal.detail);
    return booked.answer.appointmentId;
  }
  const news = async () => (await setup.mails()).filter(({ kind }) => kind === "appointment-news");
  async function readMark(id: string) {
    const shown = await showAppointment(await setup.app(), id, true);
    return shown?.isCancelled === false ? shown.figure?.mark : undefined;
  }
  async function openFromMail() {
    const token = await readMailedSecret(await setup.app(), (await news())[0], "/my-home/");
    const access = await openCustomerPage(await setup.app(), "landlord", token);
    if (!access.ok || access.opened.kind !== "landlord") throw new Error("It did not open.");
    return access.opened;
  }

  test("makes whoever asked for it a landlord, with a page that the mail opens", async () => {
    await book();
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: marcus.email });
    expect(mail!.subject).toContain("Valuation booked");
    expect(mail!.html).not.toContain("too much");
    const page = await show(await openFromMail());
    expect(page).toMatchObject({
      firstname: "Marcus",
      before: { valuation: { when: "24/11/2026, 15:00", figure: null }, stepNumber: 1 },
    });
  });

  test("tells them when it is moved or cancelled, and not of a changed note", async () => {
    const app = await setup.app();
    const appointmentId = await book();
    expect(await moveAppointment(app, setup.known, { appointmentId, note: "Ring" })).toMatchObject({
      ok: true,
    });
    expect(await news()).toHaveLength(1);
    await moveAppointment(app, setup.known, { appointmentId, time: "16:00" });
    await cancelAppointment(app, setup.known, { appointmentId, reason: "Asked twice" });
    const subjects = (await news()).map(({ subject }) => subject.split(":")[0]);
    expect(subjects).toEqual(["Valuation booked", "Valuation moved", "Valuation cancelled"]);
    expect((await news()).map(({ html }) => html).join("")).not.toMatch(/Ring|Asked twice/);
  });

  test("is nobody's news where it is with nobody, or own work", async () => {
    await book({ withContact: null });
    expect(await news()).toEqual([]);
  });

  test("has a figure from its time on, which its landlord sees, and nobody else", async () => {
    const app = await setup.app();
    const id = await book();
    const landlord = await openFromMail();
    expect(await recordValuation(app, setup.known, id, figure)).toMatchObject({ ok: false });
    setup.clock.now = new Date("2026-11-24T15:00:00Z");
    expect(
      await recordValuation(app, setup.known, id, { ...figure, lowest: "4101" }),
    ).toMatchObject({
      refusal: { errors: [{ path: "lowest" }] },
    });
    expect(await recordValuation(app, setup.known, id, figure)).toMatchObject({ ok: true });
    const more = { ...figure, rent: "4150", mark: await readMark(id) };
    expect(await recordValuation(app, setup.known, id, more)).toMatchObject({ ok: true });
    expect(await orm().select().from(valuationFigures)).toMatchObject([
      { rentPcm: 4150, lowestPcm: 4000, highestPcm: 4200, recordedBy: setup.known.staffId },
    ]);
    const said = await orm().select().from(audit).where(eq(audit.action, "appointment.valued"));
    expect(said.map(({ actor, detail }) => [actor, detail])).toEqual([
      [setup.known.staffId, { rentPcm: 4100, lowestPcm: 4000, highestPcm: 4200 }],
      [setup.known.staffId, { rentPcm: 4150, lowestPcm: 4000, highestPcm: 4200 }],
    ]);
    setup.clock.now = new Date("2026-11-24T16:00:00Z");
    const page = await show(landlord);
    const valued = { rent: "£4,150", range: "£4,000 to £4,200", words: "Light and dry." };
    expect(page?.before?.valuation).toMatchObject({ isOver: true, figure: valued });
    expect(page?.valued).toMatchObject([{ with: "Imogen Achebe", figure: valued }]);
    expect(page?.before?.steps[0]?.text).toContain("£4,150 suggested");
    expect((await show(await open()))?.valued).toEqual([]);
    expect((await show(await open(await addSolomon())))?.valued).toEqual([]);
  });

  test("of two who record it at once the second is told, and neither’s words are lost", async () => {
    const app = await setup.app();
    const id = await book();
    setup.clock.now = new Date("2026-11-24T15:00:00Z");
    const other = { ...figure, rent: "4200", words: "As I saw it." };
    const both = await Promise.all([
      recordValuation(app, setup.known, id, figure),
      recordValuation(app, setup.known, id, other),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      refusal: { detail: expect.stringContaining("Someone has recorded") },
    });
    expect(await orm().$count(valuationFigures)).toBe(1);
    // Whoever has seen what stands there may correct it.
    const seen = { ...other, mark: await readMark(id) };
    setup.clock.now = new Date("2026-11-24T15:10:00Z");
    expect(await recordValuation(app, setup.known, id, seen)).toMatchObject({ ok: true });
    expect(await recordValuation(app, setup.known, id, seen)).toMatchObject({ ok: false });
  });

  test("only a valuation that takes place has a figure", async () => {
    const app = await setup.app();
    const photographs = await book({ kind: "photographs" });
    const cancelled = await book({ time: "17:00" });
    await cancelAppointment(app, setup.known, { appointmentId: cancelled, reason: null });
    setup.clock.now = new Date("2026-11-25T15:00:00Z");
    for (const id of [photographs, cancelled, setup.known.staffId])
      expect(await recordValuation(app, setup.known, id, figure)).toMatchObject({ ok: false });
  });

  test("papers worth having are asked for before the home is advertised, and can be sent", async () => {
    await book();
    const landlord = await openFromMail();
    const list = async () =>
      (await show(landlord))?.before?.wantedPapers.map(({ kind, isSent }) => [kind, isSent]);
    expect(await list()).toContainEqual(["gas-certificate", false]);
    const paper = { change: "paper", home: "", kind: "gas-certificate" };
    expect(await send(landlord, paper)).toMatchObject({ ok: true });
    expect(await list()).toContainEqual(["gas-certificate", true]);
    const [kept] = await orm().select().from(documents);
    expect(kept).toMatchObject({ subject: "landlord", subjectId: landlord.landlordId });
    const mail = (await setup.mails()).find(({ kind }) => kind === "landlord-paper-sent");
    expect(mail?.html).toContain(`/office/documents/${kept!.id}`);
    // Who has homes says for which one a paper is.
    expect(await send(await open(), paper)).toMatchObject({ refusal: { missing: true } });
  });

  test("is in the copy of their data, stands in the way of erasing it while it is to come, and goes with it", async () => {
    const app = await setup.app();
    const id = await book();
    setup.clock.now = new Date("2026-11-24T15:00:00Z");
    await recordValuation(app, setup.known, id, figure);
    const copy = await exportPerson(app, "command line", marcus.email);
    expect(copy.appointments).toMatchObject([
      { kind: "valuation", place: "14 Calvert Terrace, London N1 5PT", figure: { rentPcm: 4100 } },
    ]);
    expect(await erasePerson(app, "command line", marcus.email)).toMatchObject({
      outcome: "blocked",
      obstacles: [{ kind: "booked-viewing", recordId: id }],
    });
    const later = { ...app, now: () => new Date("2026-11-24T16:00:00Z") };
    expect(await erasePerson(later, "command line", marcus.email)).toMatchObject({
      outcome: "erased",
      counts: { appointments: 1, landlords: 1 },
    });
    expect(await orm().$count(appointments)).toBe(0);
    expect(await orm().$count(valuationFigures)).toBe(0);
  });

  test("no mail keeps the address once they are erased, and none to whoever came", async () => {
    setup.clock.now = new Date("2026-11-23T12:00:00Z");
    await book();
    const naming = async () =>
      (await setup.mails())
        .filter(({ subject, html }) => `${subject} ${html}`.includes("14 Calvert Terrace"))
        .map(({ kind }) => kind)
        .toSorted();
    expect(await naming()).toEqual(["appointment-news", "diary-notice"]);
    const later = { ...(await setup.app()), now: () => new Date("2026-11-24T16:00:00Z") };
    const erasure = await erasePerson(later, "command line", marcus.email);
    expect(erasure).toMatchObject({ outcome: "erased" });
    expect(await naming()).toEqual([]);
  });

  test("a landlord without a page is shown nothing that is not theirs", async () => {
    await book();
    const page = await showLandlordCase(
      await setup.app(),
      { ...(await open()), landlordId: setup.known.staffId },
      null,
    );
    expect(page).toBeNull();
  });
});
