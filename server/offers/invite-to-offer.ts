import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { calculateOfferExpiry } from "../../domain/offers/offer-state.ts";
import { offerHistory, offers } from "./offer-tables.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import { listings } from "../listings/listing-tables.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { createOfferInvitation } from "./mails/offer-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { claimByTelephone } from "../contacts/claim-contact.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import { transact } from "../platform/database/transact.ts";

/**
 * Invites a person to make an offer and mails them the link.
 * @param siteUrl the site's origin, for the link
 */
export async function inviteToOffer(
  { database, config, now }: AppContext,
  { listingId, applicant, siteUrl }: { listingId: string; applicant: Applicant; siteUrl: string },
  actor: Actor = "command line",
): Promise<Outcome<{ id: string; contactId: string; expiresAt: Date }>> {
  const [listing] = await database.orm
    .select()
    .from(listings)
    .where(and(eq(listings.id, listingId), ne(listings.status, "withdrawn")));
  if (!listing) return noListing;
  const id = randomUUID();
  const at = now();
  const expiresAt = calculateOfferExpiry(at);
  const mail = createOfferInvitation({
    offerId: id,
    applicant,
    expiresAt,
    listing,
    siteUrl,
    agency: await findHomeAgency(database.orm, listing.id),
    agencyEmail: config.agencyEmail,
  });
  return transact(database.orm, async (tx) => {
    const claimed = { subject: "offer", recordId: id, at } as const;
    const { id: contactId } = await claimByTelephone(tx, applicant, claimed);
    await tx
      .insert(offers)
      .values({ id, listingId: listing.id, contactId, state: "invited", invitedAt: at, expiresAt });
    await tx.insert(offerHistory).values({
      offerId: id,
      action: "invite",
      state: "invited",
      actor: typeof actor === "string" ? actor : actor.staffId,
      at,
    });
    await recordAudit(tx, {
      actor,
      action: "offer.invited",
      subject: "offer",
      subjectId: id,
      detail: { listingId: listing.id },
    });
    await queueMail(tx, mail);
    return { ok: true, answer: { id, contactId, expiresAt } };
  });
}

const noListing: Refused = {
  ok: false,
  refusal: {
    title: "Property not found",
    detail: "We can’t find that property, or it has been withdrawn.",
  },
};
