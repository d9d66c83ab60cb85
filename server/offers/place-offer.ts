import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { noUnit } from "../../domain/offers/offer-fields.ts";
import type { OfferContent, PlaceOffer, SentTenant } from "../../domain/offers/offer.ts";
import { listOfferProblems } from "../../domain/offers/offer-check.ts";
import { isOpen, isSubmitted } from "../../domain/offers/offer-state.ts";
import { getTenancyRules } from "../../domain/offers/tenancy-rules.ts";
import type { Transaction } from "../platform/database/client.ts";
import { findOfferRow, type OfferWithHome, lockOffer } from "./offers.ts";
import { offerTenants } from "./offer-tables.ts";
import type { AppContext } from "../app-context.ts";
import { createOfferSubmittedMails } from "./mails/offer-mails.ts";
import type { OutgoingMail } from "../platform/mail/outgoing-mail.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import {
  createHumanCheckRefusal,
  consumeChallenge,
} from "../platform/human-check/human-challenge.ts";
import { moveOffer } from "./move-offer.ts";
import { isOfferId } from "./offer-id.ts";
import { alreadySubmitted, noOffer, offerEnded, createOfferRefusal } from "./offer-refusals.ts";
import { findStoredResponse, withIdempotency } from "../platform/submissions/idempotency.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";
import { verifyHuman } from "../platform/submissions/verify-human.ts";

const call = { name: "placeoffer", answer: v.object({ ok: v.boolean() }) };

/**
 * Stores an offer with its tenants, erases its draft and queues mails to every tenant and the
 * agency, in one transaction. An offer can be submitted only once.
 */
export async function placeOffer(
  app: AppContext,
  input: PlaceOffer,
  submission: Submission,
): Promise<Outcome<{ ok: boolean }>> {
  const { database, config, humanCheck, now } = app;
  const before = await findStoredResponse(database, call, submission);
  if (before) return before;

  const human = await verifyHuman(humanCheck, submission, input.humanCheckToken);
  if (!human.ok) return createHumanCheckRefusal(human.reason);
  const at = now();
  const row = isOfferId(input.id) ? await findOfferRow(database.orm, input.id) : null;
  const refusal = toRefusal(row, at);
  // An identical submission may have been stored since the first check.
  if (row === null || refusal)
    return (await findStoredResponse(database, call, submission)) ?? refusal ?? noOffer;
  const { listing } = row;
  const errors = listOfferProblems(input, {
    home: { rentPcm: listing.rentPcm, liteOffer: listing.development?.liteOffer ?? false },
    rules: getTenancyRules(config.tenancyRules),
    today: getLondonDate(at),
  });
  if (errors.length > 0) return createOfferRefusal(errors);

  const content = toContent(input, listing.development !== null);
  const mails = createMails(config, row, { content, tenants: input.tenants, submission });
  return withIdempotency(database, call, submission, async (tx) => {
    if (!(await consumeChallenge(tx, human))) return createHumanCheckRefusal("used");
    const offer = await lockOffer(tx, input.id);
    const late = toRefusal(offer && { ...row, offer }, at);
    if (offer === null || late) return late ?? noOffer;
    const changes = { content, advertisedRent: listing.rentPcm, submittedAt: at };
    await moveOffer(tx, { offer, action: "submit", actor: "visitor", at, changes });
    await saveTenants(tx, input.id, input.tenants);
    for (const mail of mails) await queueMail(tx, mail);
    return { ok: true, answer: { ok: true } };
  });
}

function createMails(
  { tenancyRules: rules, agencyEmail }: AppContext["config"],
  { offer, listing, contact }: OfferWithHome,
  sent: { content: OfferContent; tenants: SentTenant[]; submission: Submission },
): OutgoingMail[] {
  return createOfferSubmittedMails({
    offerId: offer.id,
    applicant: contact,
    content: sent.content,
    tenants: sent.tenants,
    rules,
    listing,
    siteUrl: sent.submission.linkOrigin,
    agency,
    agencyEmail,
  });
}

function toRefusal(row: OfferWithHome | null, at: Date): Outcome<never> | null {
  if (row === null) return noOffer;
  const { offer, listing } = row;
  if (isSubmitted(offer.state)) return alreadySubmitted;
  const isOver = !isOpen(offer.state) || offer.expiresAt <= at || listing.status === "withdrawn";
  return isOver ? offerEnded : null;
}

/** Only homes of a development have a flat number. */
function toContent(input: PlaceOffer, isB2B: boolean): OfferContent {
  if (input.kind === "simple") return { kind: input.kind, details: input.details };
  const { kind, details } = input;
  return { kind, details: isB2B ? details : { ...details, unit: noUnit } };
}

async function saveTenants(
  tx: Transaction,
  offerId: string,
  tenants: readonly SentTenant[],
): Promise<void> {
  await tx.insert(offerTenants).values(
    tenants.map(({ rentshare, ...tenant }, index) => ({
      ...tenant,
      offerId,
      position: index + 1,
      emailKey: tenant.email.toLowerCase(),
      rentShare: Math.round(rentshare * 100),
    })),
  );
}
