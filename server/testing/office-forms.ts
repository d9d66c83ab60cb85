import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import type { AppContext } from "../app-context.ts";
import { answerForm } from "../site/answer-forms.ts";
import type { FormCall, OfficeActs } from "../staff/office-form.ts";
import type { SignedIn } from "../staff/sessions.ts";

/** Of an owner whom no test asks about. */
export const somebody = { staffId: "aaaaaaaa-0000-4000-8000-00000000000f" };

/** An owner who has just signed in, unless it says otherwise. */
export function asSignedIn(by: Partial<SignedIn> & { staffId: string }): SignedIn {
  const usual = { name: "Amina", email: "amina@example.com", sessionId: "1" };
  return { ...usual, role: "owner", isFresh: true, ...by };
}

/** Sends a form of the office as its page does. */
export function sendForm<More>(
  app: AppContext,
  by: Partial<SignedIn> & { staffId: string },
  acts: OfficeActs<More>,
  texts: Texts,
  params: Texts = {},
  files: FormCall["files"] = [],
) {
  const officeOrigin = "https://lettings.example.com";
  const siteUrl = app.config.publicUrl ?? officeOrigin;
  const call = { app, by: asSignedIn(by), siteUrl, officeOrigin, params, texts, files };
  return answerForm(acts, call);
}
