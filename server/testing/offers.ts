import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { createOfferBody } from "../../domain/offers/offer.ts";
import { createOfferDetails, createOfferTenant } from "./offer-form.ts";
import { listTenants } from "../offers/offers.ts";
import { offerHistory, offers } from "../offers/offer-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { anyEngine, emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createTestApp, createTestContext } from "./app-context.ts";
import { createListing } from "./listing.ts";
import { addListedHomes } from "./listed-homes.ts";
import { inviteToOffer } from "../offers/invite-to-offer.ts";
import { findLinkedRecord, makeLink } from "./link-secrets.ts";

type HouseChanges = Parameters<typeof createTestContext>[1] & { headers?: Record<string, string> };

export const priya = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};
const liteDevelopment = {
  name: "Tidewater Wharf",
  companyName: "Tidewater Living",
  liteOffer: true,
};
export const homes = { full: "p00000000001", lite: "p00000000002", gone: "p00000000003" };

const pageHomes = {
  full: { liteOffer: false, isB2B: false, development: null },
  lite: { liteOffer: true, isB2B: true, development: liteDevelopment.name },
};

export function useOffers(engine: TestEngine = anyEngine) {
  const database = useDatabase(engine);
  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [
      createListing(),
      createListing({ id: homes.lite, agentRef: "T2", development: liteDevelopment }),
      createListing({ id: homes.gone, agentRef: "T3" }),
    ]);
  });

  async function request(path: string, body: unknown, { headers, ...changes }: HouseChanges = {}) {
    const app = createTestApp(await createTestContext(database(), changes));
    return app.request(`http://lintel.test/api${path}`, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: { "Content-Type": "application/json", ...headers },
    });
  }

  /** @returns the secret of a link to the new offer */
  async function invite(listingId: string = homes.full, applicant = priya): Promise<string> {
    const siteUrl = "https://lintel.test";
    const outcome = await inviteToOffer(await createTestContext(database()), {
      listingId,
      applicant,
      siteUrl,
    });
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    return makeLink(database().orm, "offer", outcome.answer.id);
  }

  const findId = (secret: string) => findLinkedRecord(database().orm, "offer", secret);

  return {
    database,
    invite,
    findId,
    get: (id: string, changes: HouseChanges = {}) => request(`/offer/${id}`, undefined, changes),
    save: (id: string, body: unknown, changes: HouseChanges = {}) =>
      request(`/offer/${id}/draft`, body, changes),
    place: (body: unknown, changes: HouseChanges = {}) =>
      request("/placeoffer", body, {
        ...changes,
        headers: { "Idempotency-Key": randomUUID(), ...changes.headers },
      }),
    stored: async (secret: string) => {
      const id = await findId(secret);
      return {
        offer: (await database().orm.select().from(offers)).find((offer) => offer.id === id),
        tenants: await listTenants(database().orm, id),
        history: (
          await database()
            .orm.select()
            .from(offerHistory)
            .where(eq(offerHistory.offerId, id))
            .orderBy(asc(offerHistory.id))
        ).map(({ state, actor }) => [state, actor]),
        mails: await database().orm.select().from(outbox).orderBy(outbox.createdAt),
        audit: await database().orm.select().from(audit),
      };
    },
  };
}

export function createBody(
  id: string,
  {
    home = "full",
    details = {},
    tenants = [{}],
  }: {
    home?: keyof typeof pageHomes;
    details?: Parameters<typeof createOfferDetails>[0];
    tenants?: Parameters<typeof createOfferTenant>[0][];
  } = {},
) {
  return createOfferBody({
    id,
    home: pageHomes[home],
    details: createOfferDetails(details),
    tenants: tenants.map(createOfferTenant),
    recaptchaToken: "token",
  });
}
