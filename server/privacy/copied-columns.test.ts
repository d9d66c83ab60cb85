import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { alerts } from "../alerts/alert-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { offerDecisions, offers } from "../offers/offer-tables.ts";
import { noon, useBookings } from "../testing/bookings.ts";
import { testEngines } from "../testing/database.ts";
import { ada, usePeople } from "../testing/people.ts";
import { bookings, viewingFeedback } from "../viewings/bookings/booking-tables.ts";
import { preferredTimes } from "../viewings/viewing-tables.ts";
import { exportPerson } from "./export-person.ts";

type Copied = Readonly<Record<string, unknown>>;

/** Columns that say nothing of the person: keys, counters, and what the program notes for itself. */
function listMissing(table: PgTable, copied: Copied | undefined, internal: readonly string[]) {
  return Object.keys(getTableColumns(table)).filter(
    (name) => !internal.includes(name) && !Object.hasOwn(copied ?? {}, name),
  );
}

describe.each(testEngines)("a copy of a person's data on the %s engine", (engine) => {
  describe("has every column that holds something of the person", () => {
    const people = usePeople(engine);
    test("of enquiries, alerts and offers", async () => {
      await people.requestViewing();
      await people.watch();
      await people.offer([ada]);
      const { orm } = people.database();
      const [offer] = await orm.select().from(offers);
      const decided = {
        decision: "decline",
        reason: "income",
        note: "Two slips",
        at: noon,
      } as const;
      await orm.insert(offerDecisions).values({ offerId: offer!.id, decidedBy: "job", ...decided });
      const copy = await exportPerson(await people.appContext(), "command line", ada.email);
      const [enquiry] = copy.enquiries;
      expect(listMissing(enquiries, enquiry, ["contactId"])).toEqual([]);
      expect(listMissing(preferredTimes, enquiry?.viewing, ["enquiryId"])).toEqual([]);
      const alertKeys = ["email", "emailKey", "linkOrigin", "lastEventId"];
      expect(listMissing(alerts, copy.alerts[0], alertKeys)).toEqual([]);
      // What was typed so far is `entered`.
      const offerKeys = ["contactId", "draft", "draftVersion", "expiresAt"];
      expect(listMissing(offers, copy.offers[0], offerKeys)).toEqual([]);
      expect(copy.offers[0]?.decisions).toEqual([decided]);
    });
  });

  describe("has how a viewing went", () => {
    const { database, appContext, book } = useBookings(engine);
    test("and what they said of it", async () => {
      const bookingId = await book();
      const by = { answeredBy: "renter", answeredAt: noon, changedAt: noon } as const;
      const said = { ...by, answer: "perhaps", message: "Dark", note: "Call her" } as const;
      await database()
        .orm.insert(viewingFeedback)
        .values({ bookingId, ...said });
      const copy = await exportPerson(await appContext(), "command line", ada.email);
      const [booking] = copy.bookings;
      const keys = ["enquiryId", "contactId", "appointmentId", "calendarUid", "sequence"];
      const ownTimes = ["placedAt", "remindedAt", "secondRemindedAt", "feedbackAskedAt"];
      expect(listMissing(bookings, booking, [...keys, ...ownTimes])).toEqual([]);
      const feedbackKeys = ["bookingId", "answeredBy", "releasedBy", "changedAt"];
      expect(listMissing(viewingFeedback, booking?.feedback ?? {}, feedbackKeys)).toEqual([]);
      expect(booking?.feedback).toMatchObject({ message: "Dark", note: "Call her" });
    });
  });
});
