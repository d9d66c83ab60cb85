import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { usualOfficeHours } from "../../../domain/agency/office-hours.ts";
import { toHoursKept } from "../../../domain/viewings/availability/outside-hours.ts";
import { branches } from "../../agency/branch-table.ts";
import { changeOfficeHours } from "../../testing/sent-forms.ts";
import { findOfficeSettings, getSettingsMark } from "../../conversations/change-office-hours.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { addBranch, islington, peckham } from "../../testing/branches.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { createListing } from "../../testing/listing.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { bookAppointment } from "../appointments/book-appointment.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { findAvailability } from "./find-availability.ts";
import { listOutsideHours } from "./list-outside-hours.ts";
import { listOutsideOwnHours } from "./list-outside-own-hours.ts";
import { setWorkingHours } from "./set-working-hours.ts";
import { addRecords } from "../../testing/listed-homes.ts";

const home = createListing().id;

describe.each(testEngines)(
  "what is booked outside the office's hours, on the %s engine",
  (engine) => {
    const { appContext, book, orm, by, imogen, rows } = useDiary(engine);

    /** On Thursday 3 December at six, and on Friday at three. */
    beforeEach(async () => {
      await book();
      const valuation = { kind: "valuation", place: "14 Calvert Terrace, E2", minutes: 60 };
      const friday = { date: "2026-12-04", time: "15:00", negotiatorId: imogen() };
      await bookAppointment(await appContext(), by, { ...valuation, ...friday });
    });

    const change = async (fields: Record<string, string>) => {
      const done = await changeOfficeHours(await appContext(), by, fields);
      expect(done).toMatchObject({ ok: true });
    };
    const list = async (asked: Partial<Parameters<typeof listOutsideHours>[1]> = {}) => {
      const found = await listOutsideHours(await appContext(), {
        of: null,
        was: null,
        reader: null,
        ...asked,
      });
      return [...found.appointments.map(({ when }) => when), found.elsewhere];
    };

    test("is nothing while the office is open on its day, evenings too", async () => {
      expect(await list()).toEqual([0]);
    });

    test("is listed once its day is closed, until it is moved or cancelled", async () => {
      await change({ change: "add-day", date: "2026-12-03" });
      const [viewing] = await rows();
      expect(
        await listOutsideHours(await appContext(), { of: null, was: null, reader: null }),
      ).toEqual({
        appointments: [
          {
            id: viewing!.id,
            title: `Viewing, ${createListing().name}`,
            when: "Thu 3 Dec, 18:00",
          },
        ],
        elsewhere: 0,
      });
      const [booking] = await orm().select().from(bookings);
      await cancelBooking(await appContext(), booking!.id, "command line");
      expect(await list()).toEqual([0]);
    });

    test("is listed once its weekday is closed, and once its hours are given up", async () => {
      const promise = await findOfficeSettings(orm());
      const fields: Record<string, string> = {
        change: "hours",
        mark: getSettingsMark(promise),
        promiseMinutes: "60",
      };
      for (const [day, span] of usualOfficeHours.week.entries()) {
        if (span === null || day === 4) continue;
        fields[`opens-${day}`] = span.opens;
        fields[`closes-${day}`] = day === 5 ? "13:00" : span.closes;
      }
      await change(fields);
      expect(await list()).toEqual(["Thu 3 Dec, 18:00", 0]);
      const was = usualOfficeHours.week;
      expect(await list({ was })).toEqual(["Thu 3 Dec, 18:00", "Fri 4 Dec, 15:00", 0]);
    });

    test("follows the branch of its home, and is counted alone for whoever may not read it", async () => {
      await addRecords(orm(), [home]);
      const branch = await addBranch(await appContext(), peckham);
      const week = usualOfficeHours.week.map((day, weekday) => (weekday === 4 ? null : day));
      await orm().update(branches).set({ week }).where(eq(branches.id, branch));
      await orm().update(listingRecords).set({ branch }).where(eq(listingRecords.id, home));
      expect(await list()).toEqual(["Thu 3 Dec, 18:00", 0]);
      expect(await list({ of: branch })).toEqual(["Thu 3 Dec, 18:00", 0]);
      const other = await addBranch(await appContext(), islington);
      expect(await list({ reader: other })).toEqual([1]);
      expect(await list({ of: other })).toEqual([0]);
    });

    test("of a colleague is what they have in hours that they gave up", async () => {
      const negotiatorId = imogen();
      const hours = async (starts: string, ends: string) => {
        const day = { starts, ends };
        const week = [null, day, day, day, day, day, null];
        const set = { week, areas: [], travelsBy: "walk" };
        await setWorkingHours(await appContext(), by, negotiatorId, set);
      };
      const kept = async () => {
        const found = await findAvailability(await appContext(), negotiatorId, null);
        return toHoursKept(found!.week, found!.hasHours);
      };
      const listOwn = async (was: Awaited<ReturnType<typeof kept>>, reader = null) => {
        const asked = { negotiatorId, was, week: await kept(), reader };
        const found = await listOutsideOwnHours(await appContext(), asked);
        return [...found.appointments.map(({ when }) => when), found.elsewhere];
      };
      const unset = await kept();
      expect(await listOwn(unset)).toEqual([0]);
      await hours("10:00", "16:30");
      const days = await kept();
      expect(await listOwn(unset)).toEqual(["Thu 3 Dec, 18:00", 0]);
      await hours("10:00", "15:30");
      // The evening viewing was outside before, and meant so.
      expect(await listOwn(days)).toEqual(["Fri 4 Dec, 15:00", 0]);
    });
  },
);
