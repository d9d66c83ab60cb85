import { beforeEach } from "vitest";
import { begunEnquiries } from "../enquiries/enquiry-tables.ts";
import { makeLink } from "./link-secrets.ts";
import { inviteToOffer } from "../offers/invite-to-offer.ts";
import { createTestContext } from "./app-context.ts";
import { ask, hire } from "./bookings.ts";
import type { TestEngine } from "./database.ts";
import { createListing } from "./listing.ts";
import { ada, usePeople } from "./people.ts";
import { bookViewing } from "../viewings/bookings/book-viewing.ts";
import { addListedHomes } from "./listed-homes.ts";

export const homes = { open: createListing().id, let: "p00000000002", lite: "p00000000003" };
export const renter = { ...ada, email: "harriet@example.com" };
export const siteConfig = { publicUrl: "http://localhost" };

export type FormPages = ReturnType<typeof useFormPages>;

/** Homes, and what opens the links of those who have begun something. */
export function useFormPages(engine: TestEngine) {
  const people = usePeople(engine);
  const { database } = people;
  beforeEach(async () => {
    const development = { name: "Tidewater Wharf", companyName: "Tidewater", liteOffer: true };
    await addListedHomes(database(), [
      createListing({ id: homes.let, agentRef: "T2", status: "let-agreed" }),
      createListing({ id: homes.lite, agentRef: "T3", development }),
    ]);
  });

  return {
    database,
    qualify: () => people.requestViewing(renter),
    beginEnquiry: async (): Promise<string> => {
      await people.beginViewing(renter);
      const [begun] = await database().orm.select().from(begunEnquiries);
      return makeLink(database().orm, "enquiry", begun!.id);
    },
    book: async (): Promise<string> => {
      const enquiryId = "a0ADAADAADAADAADA1";
      await ask(database(), enquiryId, { firstname: "Harriet", phone: "07700 900123" });
      const [negotiatorId = 0] = await hire(database());
      const app = await createTestContext(database(), { config: siteConfig });
      const place = { date: "2026-12-03", time: "18:00", minutes: 30 };
      const outcome = await bookViewing(app, { enquiryId, negotiatorId, ...place }, "command line");
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      return makeLink(database().orm, "booking", outcome.answer.bookingId);
    },
    invite: async (listingId: string): Promise<string> => {
      const order = { listingId, applicant: renter, siteUrl: siteConfig.publicUrl };
      const outcome = await inviteToOffer(await createTestContext(database()), order);
      if (!outcome.ok) throw new Error(outcome.refusal.detail);
      return makeLink(database().orm, "offer", outcome.answer.id);
    },
  };
}
