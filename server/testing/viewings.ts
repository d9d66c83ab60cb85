import { beforeEach } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { begunEnquiries, enquiries, qualifications } from "../enquiries/enquiry-tables.ts";
import { preferredTimes } from "../viewings/viewing-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createTestApp, createTestContext } from "./app-context.ts";
import { createListing } from "./listing.ts";
import { addListedHomes } from "./listed-homes.ts";
import { contact, schedule, status, wishes } from "./view-request.ts";

export function createViewRequest(applicant: object): object {
  return { listingid: createListing().id, listing: createListing().name, applicant };
}

export const wholeRequest = createViewRequest({ ...contact, ...status, ...wishes, ...schedule });
export const addRenterBody = { listingid: createListing().id, applicant: contact };

export function useViewings(engine: TestEngine) {
  const database = useDatabase(engine);
  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [
      createListing(),
      createListing({ id: "p00000000002", agentRef: "T2", status: "let-agreed" }),
      createListing({ id: "p00000000003", agentRef: "T3", status: "withdrawn" }),
    ]);
  });

  type Changes = Parameters<typeof createTestContext>[1] & { headers?: Record<string, string> };

  async function post(call: string, body: unknown, { headers, ...changes }: Changes = {}) {
    const app = createTestApp(await createTestContext(database(), changes));
    return app.request(`http://lintel.test/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }
  async function get(path: string, changes: Changes = {}): Promise<Response> {
    return createTestApp(await createTestContext(database(), changes)).request(
      `http://lintel.test/api${path}`,
    );
  }
  async function done(response: Promise<Response>) {
    const answer = await response;
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
  return {
    database,
    get,
    addRenter: (body: unknown = addRenterBody, changes?: Changes) =>
      post("addrenter", body, changes),
    viewRequest: (body: unknown = wholeRequest, changes?: Changes) =>
      post("viewrequest", body, changes),
    renterAdded: (body: unknown = addRenterBody, changes?: Changes) =>
      done(post("addrenter", body, changes)),
    viewingRequested: (body: unknown = wholeRequest, changes?: Changes) =>
      done(post("viewrequest", body, changes)),
    stored: async () => ({
      begun: await database().orm.select().from(begunEnquiries),
      enquiries: await database().orm.select().from(enquiries),
      wishes: await database().orm.select().from(preferredTimes),
      qualifications: await database().orm.select().from(qualifications),
      contacts: await database().orm.select().from(contacts),
      outbox: await database().orm.select().from(outbox).orderBy(outbox.createdAt),
      audit: await database().orm.select().from(audit),
    }),
    letAge: (days: number) =>
      database()
        .orm.update(qualifications)
        .set({ completedAt: new Date(Date.UTC(2026, 10, 21 - days, 12)) }),
  };
}
