import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { changeStates } from "../homes/change-states.ts";
import { createHome } from "../homes/create-home.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { showLandlordCase } from "../customer-pages/landlord/show-landlord-case.ts";
import { showHomeLandlord } from "../homes/landlord/home-landlord.ts";
import { createHomeChoices, createListedHomeChoices } from "../inbox/home-choices.ts";
import { createKeyChoices } from "../inbox/key-choices.ts";
import { createLandlordChoices } from "../landlords/landlord-choices.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { listHomesOfLandlord } from "../landlords/landlords.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { asSignedIn, sendForm } from "../testing/office-forms.ts";
import { changeHomeLandlord } from "../testing/sent-forms.ts";
import { useDiary } from "../testing/diary-bookings.ts";
import { testEngines } from "../testing/database.ts";
import { findToday } from "../today/find-today.ts";
import { newAppointmentActs } from "./appointments/book-by-form.ts";
import { showAppointment } from "./appointments/show-appointment.ts";
import { showBooking } from "./bookings/show-booking.ts";
import { showDiary } from "./diary/find-diary.ts";
import { diaryActs } from "./diary/diary-acts.ts";
import { findAccess } from "./keys/find-access.ts";
import { keyActs, listKeys } from "./keys/keys.ts";
import { setHomeViewing } from "./keys/set-home-viewing.ts";
import { findRunSheet } from "./run-sheet/run-sheet.ts";

const calvert = { address: "14 Calvert Terrace", postcode: "N1 5PT" };
const doorAddress = "14 Calvert Terrace, London N1 5PT";

describe.each(testEngines)("a home that is not advertised yet, on the %s engine,", (engine) => {
  const { appContext, orm, by, imogen, rows, mailsOf } = useDiary(engine);

  async function draft(): Promise<string> {
    const created = await createHome(await appContext(), by, calvert);
    if (!created.ok) throw new Error(created.refusal.detail);
    return created.answer.id;
  }
  const book = async (listingId: string, changes: Texts = {}) =>
    sendForm(await appContext(), by, newAppointmentActs, {
      change: "book",
      kind: "photographs",
      date: "2026-11-23",
      time: "10:00",
      minutes: "60",
      negotiatorId: String(imogen()),
      listingId,
      ...changes,
    });
  const addKey = async (listingId: string) =>
    sendForm(await appContext(), by, keyActs, {
      change: "add",
      code: "K-31",
      listingId,
      keptAt: "Hook 3",
    });

  test("is found by its street, postcode and reference, and marked as a draft", async () => {
    const id = await draft();
    const [record] = await orm().select().from(listingRecords).where(eq(listingRecords.id, id));
    const homes = createHomeChoices(orm(), null);
    for (const text of ["calvert", "n15pt", record!.agentRef]) {
      expect(await homes.find(text, 8)).toEqual([
        {
          id,
          name: `14 Calvert Terrace, ${record!.area}`,
          detail: `Draft · 14 Calvert Terrace, N1 5PT · ${record!.agentRef}`,
        },
      ]);
    }
    expect(await createListedHomeChoices(orm(), null).find("calvert", 8)).toEqual([]);
    expect(await createListedHomeChoices(orm(), null).get(id)).toBeNull();
    const away = { ids: [id], to: "withdrawn", cancelViewings: false } as const;
    expect(await changeStates(await appContext(), by, away)).toMatchObject({ ok: true });
    const detail = `Withdrawn · 14 Calvert Terrace, N1 5PT · ${record!.agentRef}`;
    expect(await homes.find("calvert", 8)).toMatchObject([{ id, detail }]);
    expect(await createListedHomeChoices(orm(), null).find("calvert", 8)).toEqual([]);
  });

  test("has a check-out and keys after its advert, and no viewings", async () => {
    const id = await draft();
    const away = { ids: [id], to: "withdrawn", cancelViewings: false } as const;
    await changeStates(await appContext(), by, away);
    expect(await book(id, { kind: "other", note: "Check-out" })).toMatchObject({
      refusal: undefined,
    });
    const [row] = await rows();
    expect(row).toMatchObject({ listingId: id, place: doorAddress, lat: expect.any(Number) });
    expect(await addKey(id)).toMatchObject({ refusal: undefined });
    const viewing = { kind: "viewing", places: "4", slotMinutes: "", date: "2026-11-24" };
    expect((await book(id, viewing)).refusal).toMatchObject({
      detail: expect.stringContaining("isn’t advertised,"),
    });
  });

  test("is photographed: the diary, the run sheet and the appointment name it and its address", async () => {
    const id = await draft();
    expect(await book(id)).toMatchObject({ refusal: undefined });
    const [row] = await rows();
    expect(row).toMatchObject({ listingId: id, place: doorAddress, lat: expect.any(Number) });
    const app = await appContext();
    const diary = await showDiary(app, asSignedIn(by), {
      view: "week",
      day: "2026-11-23",
      who: null,
    });
    expect(diary.appointments).toMatchObject([
      { title: calvert.address, place: doorAddress, home: { outcode: "N1" } },
    ]);
    expect(diary.facts.entries).toMatchObject([{ listingId: id, at: { lat: row!.lat } }]);
    expect(await showAppointment(app, row!.id, true)).toMatchObject({ title: calvert.address });
    const thatDay = await appContext(new Date("2026-11-23T08:00:00Z"));
    const { stops } = await findRunSheet(thatDay, imogen());
    expect(stops).toMatchObject([{ home: { id, name: calvert.address }, at: { lat: row!.lat } }]);
    expect(await findToday(thatDay, asSignedIn(by), "office")).toMatchObject({ viewings: [] });
  });

  test("keeps its address and its place when the appointment moves, and when it is withdrawn", async () => {
    const id = await draft();
    await book(id);
    const [{ id: appointment, lat } = { id: "", lat: null }] = await rows();
    const move = async (time: string) => {
      const to = { change: "move", appointment, date: "2026-11-24", time, place: "" };
      const texts = { ...to, negotiator: String(imogen()), minutes: "60", note: "" };
      expect(await sendForm(await appContext(), by, diaryActs, texts)).toMatchObject({
        refusal: undefined,
        done: "Moved.",
      });
    };
    await move("11:00");
    const away = { ids: [id], to: "withdrawn", cancelViewings: false } as const;
    await changeStates(await appContext(), by, away);
    await move("12:00");
    expect(await rows()).toMatchObject([{ place: doorAddress, lat }]);
  });

  test("is where its record says while an appointment is to come, and where it was once that is over", async () => {
    const id = await draft();
    await book(id);
    const [row] = await rows();
    const { orm: db } = (await appContext()).database;
    const { draft: texts } = listingRecords;
    const pin = { lat: "51.5412", long: "-0.1029" };
    await db
      .update(listingRecords)
      .set({ draft: sql`${texts} || ${JSON.stringify(pin)}::jsonb` })
      .where(eq(listingRecords.id, id));
    const criteria = { view: "week", day: "2026-11-23", who: null } as const;
    const read = async (time: string) => {
      const app = await appContext(new Date(`2026-11-23T${time}Z`));
      const { facts, appointments } = await showDiary(app, asSignedIn(by), criteria);
      const { stops } = await findRunSheet(app, imogen());
      return [facts.entries[0]?.at, appointments[0]?.at, stops[0]?.at];
    };
    const today = { lat: 51.5412, long: -0.1029 };
    expect(await read("08:00:00")).toEqual([today, today, today]);
    const then = { lat: row!.lat, long: row!.long };
    expect(await read("12:00:00")).toEqual([then, then, then]);
  });

  test("is viewed by no one: neither a block viewing nor a renter’s is booked", async () => {
    const id = await draft();
    const viewing = { kind: "viewing", places: "4", slotMinutes: "" };
    expect((await book(id, viewing)).refusal).toMatchObject({
      detail: expect.stringContaining("isn’t advertised,"),
    });
    expect(await rows()).toEqual([]);
    const wanted = { enquiryId: null, contactId: null, callerId: null, slot: null };
    const app = await appContext();
    expect(await showBooking(app, asSignedIn(by), { ...wanted, listingId: id })).toBeNull();
  });

  test("is busy while it is photographed, and its tenant is told", async () => {
    const id = await draft();
    const tenant = { isTenanted: true, tenantName: "Zoë", tenantEmail: "zoe@example.com" };
    const shown = { accompaniment: "accompanied", minutes: 30, noticeHours: 0, bufferMinutes: 0 };
    const fields = { ...shown, ...tenant, shownBy: [], access: "", alarm: "" };
    expect(await setHomeViewing(await appContext(), by, id, fields)).toMatchObject({ ok: true });
    expect((await book(id, { date: "2026-11-21", time: "15:00" })).refusal).toBeDefined();
    expect(await book(id)).toMatchObject({ refusal: undefined });
    const [mail] = await mailsOf("tenant-notice");
    expect(mail).toMatchObject({ recipient: "zoe@example.com" });
    expect(mail?.html).toContain("14 Calvert Terrace");
    expect((await book(id, { kind: "valuation" })).refusal).toBeDefined();
  });

  test("has keys, which its street finds", async () => {
    const id = await draft();
    expect(await addKey(id)).toMatchObject({ refusal: undefined });
    const home = { id, name: calvert.address };
    expect(await listKeys(orm())).toMatchObject([{ key: { code: "K-31" }, home }]);
    expect(await createKeyChoices(orm(), null).find("calvert", 8)).toMatchObject([
      { name: `K-31, ${calvert.address}` },
    ]);
    expect((await findAccess(orm(), [id]))(id).keys).toEqual(["Key K-31: Hook 3"]);
    expect(await addKey("p0nothing000")).toMatchObject({ refusal: { title: expect.any(String) } });
  });

  test("has a landlord, who is found by its street and whose page does not show it yet", async () => {
    const id = await draft();
    const landlord = {
      landlord: "new",
      firstname: "Solomon",
      lastname: "Reyes",
      email: "solomon@example.com",
      phone: "07700 900456",
    };
    const app = await appContext();
    const sent = { fields: { change: "set", ...landlord }, siteUrl: "https://x.example.com" };
    const of = { ...by, branch: null };
    expect(await changeHomeLandlord(app, of, id, sent)).toMatchObject({ ok: true });
    const shown = await showHomeLandlord(app, id);
    expect(shown).toMatchObject({ name: calvert.address, landlord: { name: "Solomon Reyes" } });
    const [found] = await createLandlordChoices(orm(), null).find("calvert", 8);
    expect(found).toMatchObject({ id: shown!.landlord!.id });
    expect(await listHomesOfLandlord(orm(), shown!.landlord!.id)).toEqual([]);
  });

  test("is valued for its landlord, whose page says when", async () => {
    const id = await draft();
    const [{ id: withContact } = { id: "" }] = await orm().select().from(contacts);
    expect(await book(id, { kind: "valuation", withContact })).toMatchObject({
      refusal: undefined,
    });
    const [landlord] = await orm().select().from(landlords);
    const page = await showLandlordCase(
      await appContext(),
      { kind: "landlord", linkId: "", landlordId: landlord!.id },
      id,
    );
    expect(page).toMatchObject({ homes: [], before: { valuation: { place: doorAddress } } });
  });
});
