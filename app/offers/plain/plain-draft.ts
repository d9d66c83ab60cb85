import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import type { OpenOffer } from "../../../domain/offers/open-offer.ts";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { findDraftDifferences } from "../draft/draft-lines.ts";
import { type VersionedDraft, versionField } from "../draft/draft-sync.ts";
import { type createPlainOfferPlan, readPlainDraft } from "./plain-offer-plan.ts";

/** What the page shows after one of its forms was sent without script. */
export type PlainOfferView =
  | {
      kind: "form";
      posted: Exclude<PostedForm, { stage: "sent" }>;
      version: number;
      /** Whether the link leads back to what was entered. */
      isKept: boolean;
    }
  | PlainConflict;

/** Somebody saved another version meanwhile. Nothing was stored or sent. */
export interface PlainConflict {
  kind: "conflict";
  mine: OfferDraft;
  theirs: OfferDraft;
  /** What the form sent, which goes on with it if it is to replace the saved version. */
  resend: Texts;
}

/** Null where the saved draft is the one that was shown, or says the same as what was sent. */
export function findPlainConflict(
  plan: ReturnType<typeof createPlainOfferPlan>,
  { draft, version }: Pick<OpenOffer, "draft" | "version">,
  fields: Texts,
): PlainConflict | null {
  const shown = fields[versionField] ?? String(version);
  const answered = plan.readFields(fields);
  const names = plan.steps.flatMap((step) => step.fields);
  const mine = readPlainDraft(
    Object.fromEntries(
      names.flatMap((name) => (name in answered ? [[name, answered[name]!]] : [])),
    ),
  );
  if (shown === String(version) || isSame(mine, draft)) return null;
  return createPlainConflict(mine, { draft, version }, fields);
}

export function createPlainConflict(
  mine: OfferDraft,
  { draft, version }: VersionedDraft<OfferDraft>,
  { token: _token, ...fields }: Texts,
): PlainConflict {
  const resend = { ...fields, [versionField]: String(version) };
  return { kind: "conflict", mine, theirs: draft, resend };
}

/** Only a step that was completed and differs is saved: each save restarts the offer's expiry. */
export function findDraftToSave(
  { answers }: PostedForm,
  { draft }: Pick<OpenOffer, "draft">,
  fields: Texts,
): OfferDraft | null {
  const isOnward = ["back", "change", "token"].every((press) => !(press in fields));
  const entered = readPlainDraft(answers);
  return isOnward && !isSame(entered, draft) ? entered : null;
}

function isSame(one: OfferDraft, other: OfferDraft): boolean {
  return findDraftDifferences(one, other).length === 0;
}
