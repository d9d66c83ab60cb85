import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, getDetail, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { bookAppointment } from "./book-appointment.ts";
import { moveAppointment } from "./change-appointment.ts";
import { appointments } from "../diary/diary-tables.ts";
import { homeViewings } from "../keys/home-viewing-tables.ts";
import { moveBooking } from "../../testing/move-booking.ts";
import { joinWaitingList, notifyWaiting } from "../requests/waiting-list.ts";

const home = createListing().id;
const noticeGiven = "By telephone, for 15:00";
const again = "By telephone, for 16:00";
/** Within a day of every time booked below. */
const morning = new Date("2026-12-03T09:00:00Z");

describe.each(testEngines)("a tenant’s consent to less notice, on the %s engine", (engine) => {
  const { database, appContext, plan, tom, book, mails } = useBookings(engine);
  const by = { staffId: "" };

  beforeEach(async () => {
    const { orm } = database();
    const email = "maeve@lintel.example.com";
    const [colleague] = await orm
      .insert(staff)
      .values({ name: "Maeve", email, emailKey: email, role: "negotiator", invitedAt: morning })
      .returning();
    by.staffId = colleague!.id;
    const tenant = { tenantName: "Noor Haddad", tenantEmail: "noor@example.com" };
    await orm.insert(homeViewings).values({
      ...usualHomeViewing,
      ...tenant,
      listingId: home,
      isTenanted: true,
      access: "",
      alarm: "",
      changedAt: morning,
    });
  });

  const consents = async () => {
    const rows = await database()
      .orm.select()
      .from(appointments)
      .orderBy(asc(appointments.startsAt));
    return rows.map(({ tenantConsent }) => tenantConsent);
  };

  const block = async () => {
    const outcome = await bookAppointment(await appContext(morning), by, {
      kind: "viewing",
      negotiatorId: plan().negotiatorId,
      listingId: home,
      date: "2026-12-03",
      time: "15:00",
      minutes: 60,
      slotMinutes: 30,
      tenantConsent: noticeGiven,
    });
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    return outcome.answer.appointmentId;
  };

  describe("of a block viewing", () => {
    test("is for its own time: another one needs its own, which is kept", async () => {
      const appointmentId = await block();
      const app = await appContext(morning);
      const move = { appointmentId, time: "16:00" };
      expect(getDetail(await moveAppointment(app, by, move))).toContain("24 hours");
      const agreed = { ...move, tenantConsent: again };
      expect(getDetail(await moveAppointment(app, by, agreed))).toBe("done");
      expect(await consents()).toEqual([again]);
    });

    test("stays when somebody else goes, or it is longer", async () => {
      const appointmentId = await block();
      const move = { appointmentId, negotiatorId: tom(), minutes: 90 };
      expect(getDetail(await moveAppointment(await appContext(morning), by, move))).toBe("done");
      expect(await consents()).toEqual([noticeGiven]);
    });

    test("does not go with a renter to a time of their own, which has its own", async () => {
      const appointmentId = await block();
      const bookingId = await book({ time: "15:00", appointmentId }, morning);
      const app = await appContext(morning);
      const move = { bookingId, time: "16:30" };
      expect(getDetail(await moveBooking(app, move, by))).toContain("24 hours");
      expect(getDetail(await moveBooking(app, { ...move, tenantConsent: again }, by))).toBe("done");
      expect(await consents()).toEqual([noticeGiven, again]);
    });
  });

  describe("of one viewing", () => {
    beforeEach(() => book({ time: "15:00", tenantConsent: noticeGiven }, morning));

    const move = async (changes: object) => {
      const [row] = await database().orm.select().from(appointments);
      const to = { appointmentId: row!.id, ...changes };
      return getDetail(await moveAppointment(await appContext(morning), by, to));
    };

    test("stays when only the person or the place changes", async () => {
      expect(await move({ negotiatorId: tom() })).toBe("done");
      expect(await move({ place: "At the side door" })).toBe("done");
      expect(await consents()).toEqual([noticeGiven]);
    });

    test("ends with the time that it was for", async () => {
      expect(await move({ time: "16:00" })).toContain("24 hours");
      expect(await move({ time: "16:00", tenantConsent: again })).toBe("done");
      expect(await consents()).toEqual([again]);
    });
  });

  test("is asked for by the office, so a mail to whoever waits has no link to book by", async () => {
    const app = await appContext(morning);
    await database().orm.update(homeViewings).set({ tenantEmail: "" });
    await joinWaitingList(app, "visitor", adasRequest);
    await notifyWaiting(app);
    const mail = (await mails()).find(({ kind }) => kind === "viewing-wait");
    expect(mail?.html).not.toContain("/choose-viewing");
    expect(mail?.html).toContain("Reply to this email");
  });
});
