import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import type { AppContext } from "../app-context.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { upsertContact } from "../contacts/upsert-contact.ts";
import { readStaffSubmission } from "../inbox/staff-change.ts";
import { listings } from "../listings/listing-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { createTestContext } from "./app-context.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createListing } from "./listing.ts";

export const imogen = { staffId: "aaaaaaaa-0000-4000-8000-000000000001", name: "Imogen Achebe" };
export const tom = { staffId: "aaaaaaaa-0000-4000-8000-000000000002", name: "Tom Hesketh" };
export const gone = { staffId: "aaaaaaaa-0000-4000-8000-000000000003", name: "Gwen Gone" };

/** A Friday, as London and UTC have the same time. */
export const friday = (time: string) => new Date(`2026-11-20T${time}:00Z`);

/** An inbox with two homes and three members of staff, one of whom has left. */
export function useInbox(engine: TestEngine) {
  const database = useDatabase(engine);
  let at = friday("10:00");

  beforeEach(async () => {
    at = friday("10:00");
    await emptyTables(database());
    const { orm } = database();
    const home = { agentRef: "T2", name: "Linnet Mews", outcode: "N1" };
    await orm
      .insert(listings)
      .values([createListing(), createListing({ id: "p00000000002", ...home })]);
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
  });

  interface Asked {
    name?: string;
    email?: string;
    phone?: string;
    listingId?: string | null;
    text?: string;
    at?: Date;
  }

  let count = 0;
  /** Somebody asks something. */
  async function ask({
    name = "Priya Raman",
    email = "priya@example.com",
    phone = "07700 900123",
    listingId = createListing().id,
    text = "Is there room for a piano?",
    at: asked = at,
  }: Asked = {}): Promise<string> {
    const [firstname = "", lastname = ""] = name.split(" ");
    return database().orm.transaction(async (tx) => {
      const contactId = await upsertContact(tx, { firstname, lastname, phone, email });
      return recordRequest(tx, {
        kind: "enquiry",
        recordId: `a0${String(++count).padStart(16, "0")}`,
        person: { contactId, name, email, phone },
        listingId,
        text,
        at: asked,
      });
    });
  }

  return {
    database,
    ask,
    setTime: (time: Date) => {
      at = time;
    },
    appContext: (changes: Partial<AppContext> = {}) =>
      createTestContext(database(), { now: () => at, ...changes }),
    by: ({ staffId }: { staffId: string }, key = randomUUID(), body = "") =>
      readStaffSubmission(staffId, { key, body }),
    find: async (id: string) => {
      const [row] = await database()
        .orm.select()
        .from(conversations)
        .where(eq(conversations.id, id));
      if (!row) throw new Error("There is no such conversation.");
      return row;
    },
  };
}
