import { beforeEach, describe, expect, test } from "vitest";
import { toMailText } from "../../platform/mail/render-mail.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { beasRequest, getDetail } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { bookAppointment } from "../appointments/book-appointment.ts";
import { bookViewing } from "../bookings/book-viewing.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { cancelAppointment, moveAppointment } from "../appointments/change-appointment.ts";
import { leaveStaff } from "../availability/leave-staff.ts";
import { markListing } from "../../testing/mark-listing.ts";
import { moveBooking } from "../../testing/move-booking.ts";
import { createListing } from "../../testing/listing.ts";

const today = new Date("2026-12-03T09:00:00Z");
const lastWeek = new Date("2026-11-26T09:00:00Z");

describe.each(testEngines)("whose day a colleague changes, on the %s engine,", (engine) => {
  const { appContext, plan, book, block, orm, by, imogen, rows, tom, mailsOf } = useDiary(engine);
  const amina = { staffId: "" };
  const notices = async () =>
    (await mailsOf("diary-notice"))
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject.split(":")[0]}`);

  beforeEach(async () => {
    const email = "amina@lintel.example.com";
    const person = { name: "Amina Yusuf", email, emailKey: email, role: "manager" as const };
    const [colleague] = await orm()
      .insert(staff)
      .values({ ...person, invitedAt: today })
      .returning();
    amina.staffId = colleague!.id;
  });

  test("is mailed what is booked for today, by whom, and not who comes", async () => {
    const app = await appContext(today);
    expect(getDetail(await bookViewing(app, plan(), amina))).toBe("done");
    const [mail, ...others] = await mailsOf("diary-notice");
    expect(others).toEqual([]);
    const { id } = (await rows())[0]!;
    expect(mail).toMatchObject({
      recipient: "imogen@lintel.example.com",
      subject: expect.stringMatching(/^New in your diary: Viewing, .*Thursday 03.12.2026, 18:00$/),
      aboutId: id,
    });
    const text = toMailText(mail!.html);
    expect(text).toContain("Amina Yusuf has changed the diary");
    expect(text).toContain(`https://keystone.example.com/office/diary/${id}`);
    expect(JSON.stringify(mail)).not.toMatch(/Ada|ada@/);
  });

  test("hears nothing of what they do themselves, nor of another week", async () => {
    expect(getDetail(await bookViewing(await appContext(today), plan(), by))).toBe("done");
    const soon = await appContext(lastWeek);
    const elsewhere = plan({ enquiryId: beasRequest, negotiatorId: tom(), time: "10:00" });
    expect(getDetail(await bookViewing(soon, elsewhere, amina))).toBe("done");
    expect(await notices()).toEqual([]);
  });

  test("and whoever gets it instead are both told, by whatever way it is moved", async () => {
    const id = await book({}, lastWeek);
    const app = await appContext(today);
    await moveBooking(app, { bookingId: id, time: "17:00" }, amina);
    await moveBooking(app, { bookingId: id, negotiatorId: tom() }, amina);
    const [row] = await rows();
    const back = { appointmentId: row!.id, negotiatorId: imogen() };
    expect(getDetail(await moveAppointment(app, amina, back))).toBe("done");
    const cancel = { appointmentId: row!.id, reason: null };
    expect(getDetail(await cancelAppointment(app, amina, cancel))).toBe("done");
    expect(await notices()).toEqual([
      "imogen: Moved in your diary",
      "imogen: Removed from your diary",
      "tom: New in your diary",
      "tom: Removed from your diary",
      "imogen: New in your diary",
      "imogen: Removed from your diary",
    ]);
  });

  test("is told of own work and of a block viewing, moved and cancelled, once each", async () => {
    const app = await appContext(today);
    const office = { kind: "other", place: "Everyone", date: "2026-12-03", time: "12:00" };
    const own = { ...office, negotiatorId: imogen(), minutes: 30 };
    expect(getDetail(await bookAppointment(app, amina, own))).toBe("done");
    const id = await block();
    await book({ appointmentId: id, time: "10:00" }, lastWeek);
    expect(getDetail(await moveAppointment(app, amina, { appointmentId: id, time: "13:00" }))).toBe(
      "done",
    );
    await cancelAppointment(app, amina, { appointmentId: id, reason: null });
    expect(await notices()).toEqual([
      "imogen: New in your diary",
      "imogen: Moved in your diary",
      "imogen: Removed from your diary",
    ]);
  });

  test("hears that a home is let agreed, and nothing of a renter’s own change: that has its notice", async () => {
    await book({}, lastWeek);
    const bea = await book(
      { enquiryId: beasRequest, time: "17:00", negotiatorId: tom() },
      lastWeek,
    );
    const app = await appContext(today);
    await cancelBooking(app, bea, "visitor");
    expect(await notices()).toEqual([]);
    await markListing(app, createListing().id, "let-agreed", { cancelViewings: true });
    expect(await notices()).toEqual(["imogen: Removed from your diary"]);
  });

  test("hears nothing once they have left: whoever takes over does", async () => {
    await book({}, lastWeek);
    const app = await appContext(today);
    const signedIn: SignedIn = {
      ...amina,
      name: "Amina Yusuf",
      email: "amina@lintel.example.com",
      role: "owner",
      sessionId: "",
      isFresh: true,
    };
    const left = await leaveStaff(app, signedIn, { id: by.staffId, successorId: tom() });
    expect(getDetail(left)).toBe("done");
    expect(await notices()).toEqual(["tom: New in your diary"]);
  });
});
