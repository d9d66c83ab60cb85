import { recordAnswerElsewhere } from "../conversations/note-answered.ts";
import { agency } from "../../domain/agency/agency.ts";
import { findOfferRow, lockOffer, listTenants } from "./offers.ts";
import type { AppContext } from "../app-context.ts";
import { createOfferDecisionMails } from "./mails/offer-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { moveOffer } from "./move-offer.ts";
import { isOfferId } from "./offer-id.ts";

export type OfferDecision = "accept" | "decline" | "withdraw";

/** In the conversation about it. */
const decisions: Record<OfferDecision, string> = {
  accept: "Accepted the offer.",
  decline: "Declined the offer.",
  withdraw: "Withdrew the offer for the renter.",
};

/**
 * Accepts or declines a submitted offer, or withdraws one for the renter, and mails every tenant.
 * @returns `none` for an unknown offer, `refused` if its state does not allow it
 */
export async function decideOffer(
  { database, config, now }: Pick<AppContext, "database" | "config" | "now">,
  id: string,
  action: OfferDecision,
): Promise<"done" | "refused" | "none"> {
  const row = isOfferId(id) ? await findOfferRow(database.orm, id) : null;
  if (row === null) return "none";
  return database.orm.transaction(async (tx) => {
    const offer = await lockOffer(tx, id);
    if (offer === null) return "none";
    const done = await moveOffer(tx, { offer, action, actor: "command line", at: now() });
    if (!done) return "refused";
    const mails = createOfferDecisionMails({
      offerId: id,
      action,
      tenants: await listTenants(tx, id),
      rules: config.tenancyRules,
      listing: row.listing,
      siteUrl: config.publicUrl,
      agency,
      agencyEmail: config.agencyEmail,
    });
    for (const mail of mails) await queueMail(tx, mail);
    await recordAnswerElsewhere(tx, {
      contactId: offer.contactId,
      listingId: offer.listingId,
      body: decisions[action],
      staffId: null,
      at: now(),
    });
    return "done";
  });
}
