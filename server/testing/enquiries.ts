import { beforeEach } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { createTestApp, createTestContext } from "./app-context.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createListing } from "./listing.ts";
import { addListedHomes } from "./listed-homes.ts";

export const applicant = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};
export const payload = {
  listingid: createListing().id,
  listing: createListing().name,
  applicant,
  extra: { freetext: "Is the flat on the quiet side?" },
};

export function useEnquiries(engine: TestEngine) {
  const database = useDatabase(engine);

  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [
      createListing(),
      createListing({ id: "p00000000002", agentRef: "T2", status: "let-agreed" }),
      createListing({ id: "p00000000003", agentRef: "T3", status: "withdrawn" }),
    ]);
  });

  async function post(
    body: unknown,
    {
      headers = {},
      ...changes
    }: { headers?: Record<string, string> } & Parameters<typeof createTestContext>[1] = {},
  ): Promise<Response> {
    const app = createTestApp(await createTestContext(database(), changes));
    return app.request("http://lintel.test/api/submitenquiry", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  const stored = async () => ({
    enquiries: await database().orm.select().from(enquiries),
    contacts: await database().orm.select().from(contacts),
    outbox: await database().orm.select().from(outbox).orderBy(outbox.createdAt),
    audit: await database().orm.select().from(audit),
  });

  return { database, post, stored };
}
