import { asc, eq, getTableColumns } from "drizzle-orm";
import { beforeEach } from "vitest";
import { workingHours } from "../viewings/availability/availability-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import type { Database } from "../platform/database/client.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { readEntry } from "./calendar.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createTestContext } from "./app-context.ts";
import { createListing } from "./listing.ts";
import { addListedHomes } from "./listed-homes.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { bookViewing, type ViewingToBook } from "../viewings/bookings/book-viewing.ts";

export const noon = new Date("2026-11-21T12:00:00Z");

export const adasRequest = "a0ADAADAADAADAADA1";
export const beasRequest = "a0BEABEABEABEABEA1";

const cleosRequest = "a0CLEOCLEOCLEOCLEO";

export const getDetail = <T>(outcome: Outcome<T>) => (outcome.ok ? "done" : outcome.refusal.detail);

export function useBookings(engine: TestEngine) {
  const database = useDatabase(engine);
  const staff: number[] = [];

  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [createListing()]);
    await ask(database(), adasRequest, { firstname: "Ada", phone: "07700 900123" });
    await ask(database(), beasRequest, { firstname: "Bea", phone: "07700 900456" });
    staff.splice(0, staff.length, ...(await hire(database())));
  });

  const appContext = (now = noon, changes: Parameters<typeof createTestContext>[1] = {}) =>
    createTestContext(database(), {
      ...changes,
      now: () => now,
      config: { publicUrl: "https://keystone.example.com", ...changes.config },
    });
  const plan = (changes: Partial<ViewingToBook> = {}): ViewingToBook => ({
    enquiryId: adasRequest,
    negotiatorId: staff[0]!,
    date: "2026-12-03",
    time: "18:00",
    minutes: 30,
    ...changes,
  });
  const mails = () => database().orm.select().from(outbox).orderBy(outbox.createdAt);
  const entries = async () =>
    (await mails())
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .flatMap(({ calendar }) => (calendar ? [readEntry(calendar.ics)] : []));
  return {
    database,
    appContext,
    plan,
    tom: () => staff[1]!,
    /** Gives a negotiator hours: weekdays from ten to seven. */
    work: async (negotiatorId: number) => {
      const hours = { negotiatorId, starts: "10:00", ends: "19:00" };
      const days = [1, 2, 3, 4, 5].map((weekday) => ({ ...hours, weekday }));
      await database().orm.insert(workingHours).values(days);
    },
    book: async (changes: Partial<ViewingToBook> = {}, now = noon): Promise<string> => {
      const outcome = await bookViewing(await appContext(now), plan(changes), "command line");
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      return outcome.answer.bookingId;
    },
    all: () => listBookings(database()),
    /** @returns another renter's request, about another home */
    askElsewhere: async (): Promise<string> => {
      const listing = createListing({ id: "p00000000002", agentRef: "999999_T2" });
      await addListedHomes(database(), [listing]);
      const cleo = { firstname: "Cleo", phone: "07700 900789", listingId: listing.id };
      await ask(database(), cleosRequest, cleo);
      return cleosRequest;
    },
    mails,
    entries,
  };
}

function listBookings({ orm }: Database) {
  const { negotiatorId, place } = appointments;
  return orm
    .select({ ...getTableColumns(bookings), negotiatorId, place })
    .from(bookings)
    .innerJoin(appointments, eq(appointments.id, bookings.appointmentId))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

export async function ask(
  { orm }: Database,
  id: string,
  {
    firstname,
    phone,
    listingId = createListing().id,
  }: { firstname: string; phone: string; listingId?: string },
): Promise<void> {
  const email = `${firstname.toLowerCase()}@example.com`;
  const [contact] = await orm
    .insert(contacts)
    .values({ firstname, lastname: "Brough", phone, email, emailKey: email, phoneKey: phone })
    .returning();
  await orm.insert(enquiries).values({
    id,
    kind: "viewing",
    listingId,
    contactId: contact!.id,
    message: "Evenings suit me",
  });
}

export async function hire({ orm }: Database): Promise<number[]> {
  const hired = await orm
    .insert(negotiators)
    .values([
      { name: "Imogen Achebe", email: "imogen@lintel.example.com", phone: "020 7946 0183" },
      { name: "Tom Hesketh", email: "tom@lintel.example.com", phone: "020 7946 0186" },
    ])
    .returning();
  return hired.map(({ id }) => id);
}
