import { unmatchedEmailForms } from "../../../domain/inbound-email/unmatched-email-forms.ts";
import { defineActs } from "../../staff/office-form.ts";
import {
  attachUnmatchedEmail,
  discardUnmatchedEmail,
  openConversationForUnmatchedEmail,
  restoreHeldMail,
} from "./sort-unmatched-email.ts";

interface HeldMailMore {
  /** Where the mail went. */
  conversationId?: string;
  /** It can be put back. */
  discarded?: string;
}

/** Does what a person decided about a held mail. */
export const unmatchedEmailActs = defineActs<typeof unmatchedEmailForms, HeldMailMore>(
  unmatchedEmailForms,
  {
    put: {
      ownTransactions: async ({ app, by }, { mail, into, other = into }) => {
        const sorted =
          into === "new"
            ? await openConversationForUnmatchedEmail(app, by, mail)
            : await attachUnmatchedEmail(app, by, { mailId: mail, conversationId: other });
        if (!sorted.ok) return sorted;
        return {
          ok: true,
          answer: { done: "Email added to its conversation.", more: sorted.answer },
        };
      },
    },
    discard: {
      ownTransactions: async ({ app, by }, { mail }) => {
        const discarded = await discardUnmatchedEmail(app, by, mail);
        if (!discarded.ok) return discarded;
        return { ok: true, answer: { done: "Email discarded.", more: { discarded: mail } } };
      },
    },
    "put-back": {
      ownTransactions: async ({ app, by }, { mail }) => {
        const restored = await restoreHeldMail(app, by, mail);
        return restored.ok ? { ok: true, answer: { done: "Email restored." } } : restored;
      },
    },
  },
);
