import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { CampaignKind } from "../../domain/campaigns/campaign.ts";
import { campaignRecipients, campaignReplies } from "./campaign-tables.ts";
import { withBranchPhone } from "../branches/home-agency.ts";
import { findCampaignPhone } from "./find-campaign-phone.ts";
import { findRecipient, findLatestReply } from "./campaigns.ts";
import { findRecordId } from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import type { RateLimit } from "../platform/http/rate-limit.ts";
import { createCampaignAnswerMails } from "./mails/campaign-mails.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { toInboxAnswer } from "./answer-for-inbox.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Refused, Submission } from "../platform/submissions/outcome.ts";

const callNames = {
  "request-viewing": "emailcampaign",
  "renter-check": "rentercheck",
  "renter-survey": "rentersurvey",
} as const satisfies Record<CampaignKind, string>;

const answer = v.object({ ok: v.boolean() });

/**
 * Stores an answer to a campaign. Sends mails for the first answer and for each that differs from
 * the previous one, not for a repeated one.
 * @param reply its `id` is the secret of a link in the campaign's mail
 */
export async function replyToCampaign(
  app: AppContext & {
    byRecipient: RateLimit;
  },
  reply: { kind: CampaignKind; id: string; resp: boolean },
  submission: Submission,
): Promise<Outcome<v.InferOutput<typeof answer>>> {
  const { kind, resp } = reply;
  const call = { name: callNames[kind], answer };
  return handleSubmission(app, call, submission, {
    limits: { submissions: app.byRecipient },
    async prepare() {
      const id = await findRecordId(app, "campaign", reply.id);
      const recipient = id === null ? null : await findRecipient(app.database.orm, id);
      if (id === null || recipient?.kind !== kind) return unknownRecipient;
      const mails = createCampaignAnswerMails({
        kind,
        dev: recipient.dev,
        recipient,
        resp,
        agency: withBranchPhone(await findCampaignPhone(app.database.orm, recipient.dev)),
        agencyEmail: app.config.agencyEmail,
      });
      return {
        ok: true,
        limitKey: id,
        async write(tx) {
          // Serialises concurrent answers, so that the second sees the first.
          const [locked] = await tx
            .select({ one: sql`1` })
            .from(campaignRecipients)
            .where(eq(campaignRecipients.id, id))
            .for("update");
          if (!locked) return unknownRecipient;
          const standing = await findLatestReply(tx, id);
          const at = app.now();
          const [stored] = await tx
            .insert(campaignReplies)
            .values({ recipientId: id, resp, createdAt: at })
            .returning({ id: campaignReplies.id });
          if (stored && standing !== resp) {
            await recordRequest(tx, toInboxAnswer({ ...recipient, id: stored.id, resp, at }));
          }
          return {
            ok: true,
            answer: { ok: true },
            audit: {
              action: "campaign.answered",
              subject: "campaign",
              subjectId: recipient.campaignId,
              detail: { kind, resp },
            },
            mails: standing === resp ? [] : mails,
          };
        },
      };
    },
  });
}

/** Same refusal for an unknown id, an erased one and one of another kind. */
const unknownRecipient: Refused = {
  ok: false,
  refusal: {
    title: "Link not found",
    detail: "This link doesn’t work or has expired.",
    missing: true,
  },
};
