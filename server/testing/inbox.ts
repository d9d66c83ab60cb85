import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { conversations } from "../conversations/conversation-tables.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { upsertContact } from "./upsert-contact.ts";
import { readStaffSubmission } from "../inbox/staff-change.ts";
import type { AppContext } from "../app-context.ts";
import { addNote } from "../inbox/add-note.ts";
import { transact } from "../platform/database/transact.ts";
import type { Database } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { createTestContext } from "./app-context.ts";
import { anyEngine, emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createListing } from "./listing.ts";
import { addListedHomes } from "./listed-homes.ts";

export const imogen = { staffId: "aaaaaaaa-0000-4000-8000-000000000001", name: "Imogen Achebe" };
export const tom = { staffId: "aaaaaaaa-0000-4000-8000-000000000002", name: "Tom Hesketh" };
export const gone = { staffId: "aaaaaaaa-0000-4000-8000-000000000003", name: "Gwen Gone" };

/** A Friday, as London and UTC have the same time. */
export const friday = (time: string) => new Date(`2026-11-20T${time}:00Z`);

interface Asked {
  name?: string;
  email?: string;
  phone?: string;
  listingId?: string | null;
  text?: string;
  at?: Date;
}

let asked = 0;

/** Somebody asks something. */
function askSomething({ orm }: Database, now: Date, question: Asked): Promise<string> {
  const { name = "Priya Raman", email = "priya@example.com", phone = "07700 900123" } = question;
  const {
    listingId = createListing().id,
    text = "Is there room for a piano?",
    at = now,
  } = question;
  const [firstname = "", lastname = ""] = name.split(" ");
  return orm.transaction(async (tx) => {
    const contactId = await upsertContact(tx, { firstname, lastname, phone, email });
    return recordRequest(tx, {
      kind: "enquiry",
      recordId: `a0${String(++asked).padStart(16, "0")}`,
      person: { contactId, name, email, phone },
      listingId,
      text,
      at,
    });
  });
}

async function hireStaff({ orm }: Database): Promise<void> {
  const at = friday("08:00");
  await orm.insert(staff).values(
    [imogen, tom, gone].map(({ staffId, name }, n) => ({
      id: staffId,
      name,
      email: `staff${n}@example.com`,
      emailKey: `staff${n}@example.com`,
      role: "negotiator" as const,
      invitedAt: at,
      joinedAt: at,
      leftAt: staffId === gone.staffId ? at : null,
    })),
  );
}

/** Of the person and the home of a conversation. */
export async function bookViewing({ orm }: Database, id: string, startsAt: Date): Promise<void> {
  const [about] = await orm.select().from(conversations).where(eq(conversations.id, id));
  const { listingId, contactId } = about!;
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) };
  const email = `${randomUUID()}@example.com`;
  const [showing] = await orm
    .insert(negotiators)
    .values({ name: "Imogen", email, phone: "020 7946 0147" })
    .returning();
  const at = friday("08:00");
  const row = { createdBy: "command line", createdAt: at, changedAt: at } as const;
  const [appointment] = await orm
    .insert(appointments)
    .values({
      kind: "viewing",
      negotiatorId: showing!.id,
      listingId,
      place: "Here",
      ...times,
      ...row,
    })
    .returning();
  await orm.insert(bookings).values({
    id: randomUUID().replaceAll("-", "").slice(0, 24),
    appointmentId: appointment!.id,
    listingId: listingId!,
    contactId: contactId!,
    ...times,
    state: "booked",
    placedAt: at,
  });
}

/** An inbox with two homes and three members of staff, one of whom has left. */
export function useInbox(engine: TestEngine = anyEngine) {
  const database = useDatabase(engine);
  const clock = { now: friday("10:00") };

  beforeEach(async () => {
    clock.now = friday("10:00");
    await emptyTables(database());
    const second = { id: "p00000000002", agentRef: "T2", name: "Linnet Mews", outcode: "N1" };
    await addListedHomes(database(), [createListing(), createListing(second)]);
    await hireStaff(database());
  });

  return {
    database,
    ask: (question: Asked = {}) => askSomething(database(), clock.now, question),
    setTime: (time: Date) => {
      clock.now = time;
    },
    appContext: (changes: Parameters<typeof createTestContext>[1] = {}) =>
      createTestContext(database(), { now: () => clock.now, ...changes }),
    by: (by: StaffActor, key = randomUUID(), body = "") => readStaffSubmission(by, { key, body }),
    find: async (id: string) => {
      const rows = await database().orm.select().from(conversations);
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Error("We can’t find that conversation.");
      return row;
    },
  };
}

/** A note or call in a conversation, as its form adds it. */
export function noteAs(
  app: AppContext,
  { id, kind, body }: Parameters<typeof addNote>[2],
  by: StaffActor,
) {
  return transact(app.database.orm, (tx) => addNote(tx, { app, by }, { id, kind, body }));
}
