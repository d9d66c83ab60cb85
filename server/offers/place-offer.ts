import * as v from "valibot";
import type { Agency } from "../../domain/agency/agency.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { noUnit } from "../../domain/offers/offer-fields.ts";
import type { OfferContent, PlaceOffer, SentTenant } from "../../domain/offers/offer.ts";
import { listOfferProblems } from "../../domain/offers/offer-check.ts";
import { isOpen, isSubmitted } from "../../domain/offers/offer-state.ts";
import { getTenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import type { Transaction } from "../platform/database/client.ts";
import { findOfferRow, type OfferWithHome, lockOffer } from "./offers.ts";
import { offerTenants } from "./offer-tables.ts";
import type { AppContext } from "../app-context.ts";
import { createOfferSubmittedMails } from "./mails/offer-mails.ts";
import type { EmailLimits } from "../platform/http/rate-limit.ts";
import type { OutgoingMail } from "../platform/mail/outgoing-mail.ts";
import { moveOffer } from "./move-offer.ts";
import { findRecordId } from "../access-links/access-links.ts";
import { alreadySubmitted, noOffer, offerEnded, createOfferRefusal } from "./offer-refusals.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { toInboxOffer } from "./offer-for-inbox.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Refused, Submission } from "../platform/submissions/outcome.ts";

const call = { name: "placeoffer", answer: v.object({ ok: v.boolean() }) };

/**
 * Stores an offer with its tenants, erases its draft and queues mails to every tenant, whoever
 * was invited and the agency, in one transaction. An offer can be submitted only once. Tenants who had too many are not
 * mailed: their addresses may be anybody's.
 */
export async function placeOffer(
  app: AppContext & { byEmail: EmailLimits },
  input: PlaceOffer,
  submission: Submission,
): Promise<Outcome<{ ok: boolean }>> {
  const { config } = app;
  return handleSubmission(app, call, submission, {
    humanCheckToken: input.humanCheckToken,
    limits: app.byEmail,
    async prepare() {
      const at = app.now();
      const id = await findRecordId(app, "offer", input.id);
      const row = id === null ? null : await findOfferRow(app.database.orm, id);
      const refusal = toRefusal(row, at);
      if (row === null || refusal) return refusal ?? noOffer;
      const { listing } = row;
      const offerId = row.offer.id;
      const errors = listOfferProblems(input, {
        home: { rentPcm: listing.rentPcm, liteOffer: listing.development?.liteOffer ?? false },
        rules: getTenancyRules(config.tenancyRules),
        today: getLondonDate(at),
      });
      if (errors.length > 0) return createOfferRefusal(errors);
      const agency = await findHomeAgency(app.database.orm, listing.id);
      const content = toContent(input, listing.development !== null);
      const { tenants } = input;
      return {
        ok: true,
        createMails: () => createMails(config, row, { agency, content, tenants, submission }),
        async write(tx) {
          const offer = await lockOffer(tx, offerId);
          const late = toRefusal(offer && { ...row, offer }, at);
          if (offer === null || late) return late ?? noOffer;
          const changes = { content, advertisedRent: listing.rentPcm, submittedAt: at };
          await moveOffer(tx, { offer, action: "submit", actor: "visitor", at, changes });
          await saveTenants(tx, offerId, tenants);
          await recordRequest(tx, toInboxOffer({ ...row, offer, content, at }));
          return { ok: true, answer: { ok: true } };
        },
      };
    },
  });
}

function createMails(
  { tenancyRules: rules, agencyEmail }: AppContext["config"],
  { offer, listing, contact }: OfferWithHome,
  sent: { agency: Agency; content: OfferContent; tenants: SentTenant[]; submission: Submission },
): OutgoingMail[] {
  return createOfferSubmittedMails({
    offerId: offer.id,
    applicant: contact,
    content: sent.content,
    tenants: sent.tenants,
    rules,
    listing,
    siteUrl: sent.submission.linkOrigin,
    agency: sent.agency,
    agencyEmail,
  });
}

function toRefusal(row: OfferWithHome | null, at: Date): Refused | null {
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
      emailKey: toEmailKey(tenant.email),
      rentShare: Math.round(rentshare * 100),
    })),
  );
}
