import { beforeEach, describe, expect, test } from "vitest";
import type { ListingState } from "../../../domain/listings/listing-state.ts";
import { changeStates } from "../../homes/change-states.ts";
import { addRecords } from "../../testing/listed-homes.ts";
import { listings } from "../../listings/listing-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { bookAppointment } from "../appointments/book-appointment.ts";
import { bookViewing } from "../bookings/book-viewing.ts";
import { appointments } from "../diary/diary-tables.ts";
import { holdTime } from "../requests/hold-time.ts";
import { viewingWaits } from "../keys/home-viewing-tables.ts";
import { joinWaitingList } from "../requests/waiting-list.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, beasRequest, getDetail, noon, useBookings } from "../../testing/bookings.ts";

const { id } = createListing();

describe.each(testEngines)("A home that the office takes away, on the %s engine,", (engine) => {
  const { database, appContext, book, tom, all, mails } = useBookings(engine);
  const by = { staffId: "" };
  const move = async (to: ListingState, cancelViewings: boolean) =>
    changeStates(await appContext(noon), by, { ids: [id], to, cancelViewings });

  beforeEach(async () => {
    const person = { name: "Maeve", email: "maeve@example.com", emailKey: "maeve@example.com" };
    const [colleague] = await database()
      .orm.insert(staff)
      .values({ ...person, role: "negotiator", invitedAt: noon })
      .returning();
    by.staffId = colleague!.id;
    await addRecords(database().orm, [id]);
  });

  test("is not withdrawn while nobody has confirmed that its viewings are to be cancelled", async () => {
    await book();
    expect(getDetail(await move("withdrawn", false))).toBe(
      "This property has an upcoming viewing. Confirm that you want to cancel it.",
    );
    expect(await database().orm.select().from(listings)).toMatchObject([{ status: "available" }]);
    expect(await all()).toMatchObject([{ state: "booked" }]);
  });

  test("is withdrawn with its viewings, holds, block viewings and waiting, and the renter is told why", async () => {
    const { orm } = database();
    await book();
    const app = await appContext();
    const where = { negotiatorId: tom(), listingId: id, date: "2026-12-04", minutes: 60 };
    const block = { ...where, kind: "viewing", time: "10:00", slotMinutes: 30 };
    expect(await bookAppointment(app, by, block)).toMatchObject({ ok: true });
    const photographs = { ...where, kind: "photographs", time: "15:00" };
    expect(await bookAppointment(app, by, photographs)).toMatchObject({ ok: true });
    expect(await holdTime(app, by, { ...where, time: "12:00" })).toMatchObject({ ok: true });
    await joinWaitingList(app, "visitor", beasRequest);
    expect(await move("withdrawn", true)).toMatchObject({
      ok: true,
      answer: {
        done: "1 property changed to withdrawn. 1 viewing was cancelled, which can’t be undone. It comes from a feed, so the next file may change it again.",
      },
    });
    expect(await all()).toMatchObject([{ state: "cancelled", cancelReason: "Withdrawn" }]);
    const left = await orm.select().from(appointments).orderBy(appointments.startsAt);
    expect(left.map(({ kind, state }) => [kind, state])).toEqual([
      ["viewing", "cancelled"],
      ["viewing", "cancelled"],
      ["photographs", "booked"],
    ]);
    expect(await orm.$count(viewingWaits)).toBe(0);
    const cancelled = (await mails()).filter(({ kind }) => kind === "booking-cancelled");
    expect(cancelled).toMatchObject([{ recipient: "ada@example.com" }]);
    expect(cancelled[0]?.html).toContain("this home is no longer available");
  });

  test("is let with the viewings that were booked since it was let agreed", async () => {
    await move("let-agreed", false);
    await book({ despiteLetAgreed: "A guarantor may fall through" });
    expect(getDetail(await move("let", false))).toContain(
      "This property has an upcoming viewing. Confirm that you want to cancel it.",
    );
    expect(await move("let", true)).toMatchObject({ ok: true });
    expect(await all()).toMatchObject([{ state: "cancelled", cancelReason: "Let" }]);
    const html = (await mails()).find(({ kind }) => kind === "booking-cancelled")?.html;
    expect(html).toContain("this home has now been let.");
  });

  test("and that is let agreed is booked only by somebody who says why it is shown all the same", async () => {
    await move("let-agreed", false);
    const app = await appContext();
    const plan = { enquiryId: adasRequest, date: "2026-12-03", time: "18:00", minutes: 30 };
    const wanted = { ...plan, negotiatorId: tom() };
    expect(await bookViewing(app, wanted, "command line")).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "despiteLetAgreed" }] },
    });
    const why = "The landlord wants a second party";
    expect(
      await bookViewing(app, { ...wanted, despiteLetAgreed: why }, "command line"),
    ).toMatchObject({
      ok: true,
    });
    const rows = await database().orm.select().from(audit);
    expect(rows.find(({ action }) => action === "booking.booked")).toMatchObject({
      detail: { despiteLetAgreed: why },
    });
    const block = { ...wanted, kind: "viewing", listingId: id, time: "10:00", slotMinutes: 10 };
    const refused = await bookAppointment(app, by, block);
    expect(getDetail(refused)).toContain("let agreed");
  });
});
