import { apiKeyForms } from "../../../domain/staff/api-key-forms.ts";
import { keyScopeNames } from "../../../domain/staff/staff-keys.ts";
import { defineActs } from "../office-form.ts";
import { makeKey, revokeKey } from "./staff-keys.ts";

/** The new key, which nobody can read again. */
interface KeyMore {
  key: string;
}

export const apiKeyActs = defineActs<typeof apiKeyForms, KeyMore>(apiKeyForms, {
  make: {
    ownTransactions: async ({ app, by, texts }) => {
      const scopes = keyScopeNames.filter((scope) => texts[`scope-${scope}`] === "on");
      const made = await makeKey(app, by, { name: texts["name"] ?? "", scopes });
      return made.ok ? { ok: true, answer: { done: null, more: made.answer } } : made;
    },
  },
  revoke: { ownTransactions: ({ app, by }, { id }) => revokeKey(app, by, id) },
});
