import { heldMailForms } from "../../../domain/mail-in/held-mail-forms.ts";
import { defineActs } from "../../staff/office-form.ts";
import {
  attachHeldMail,
  discardHeldMail,
  openConversationForHeldMail,
  restoreHeldMail,
} from "./sort-held-mail.ts";

interface HeldMailMore {
  /** Where the mail went. */
  conversationId?: string;
  /** It can be put back. */
  discarded?: string;
}

/** Does what a person decided about a held mail. */
export const heldMailActs = defineActs<typeof heldMailForms, HeldMailMore>(heldMailForms, {
  put: {
    ownTransactions: async ({ app, by }, { mail, into, link = into }) => {
      const sorted =
        into === "new"
          ? await openConversationForHeldMail(app, by, mail)
          : await attachHeldMail(app, by, { mailId: mail, conversationId: link });
      if (!sorted.ok) return sorted;
      return {
        ok: true,
        answer: { done: "The mail is in its conversation.", more: sorted.answer },
      };
    },
  },
  discard: {
    ownTransactions: async ({ app, by }, { mail }) => {
      const discarded = await discardHeldMail(app, by, mail);
      if (!discarded.ok) return discarded;
      return { ok: true, answer: { done: "The mail is discarded.", more: { discarded: mail } } };
    },
  },
  "put-back": {
    ownTransactions: async ({ app, by }, { mail }) => {
      const restored = await restoreHeldMail(app, by, mail);
      return restored.ok ? { ok: true, answer: { done: "The mail is back." } } : restored;
    },
  },
});
