import { formatCount } from "../../../domain/shared/formats/count.ts";
import { listingIdForm } from "../../../domain/listings/listing-id.ts";
import { offersForms } from "../../../domain/offers/offers-forms.ts";
import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { progressRules } from "../../../domain/tenancies/progress-rules.ts";
import { toPreviewChange } from "../../../domain/shared/preview-change.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { askLandlord, askLandlordIn } from "../../offers/ask-landlord.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Outcome, Refusal } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import {
  defineActs,
  type FormAnswer,
  type FormCall,
  type FormOutcome,
  type FormValues,
} from "../../staff/office-form.ts";
import { refuse, refuseGone, refuseMissing, tooLateToUndo } from "../../staff/refusals.ts";
import {
  decideHomeOffer,
  decideHomeOfferIn,
  type HomeDecision,
  stampOffers,
} from "./decide-home-offer.ts";
import { type PreviewedMail, previewMails } from "../../customer-page-links/preview-mails.ts";
import { type Fields, listOffersById, readDecision } from "./read-decision.ts";
import { undoDecision } from "./undo-decision.ts";
import { transact } from "../../platform/database/transact.ts";
import { tenancies } from "../tenancy-tables.ts";

export interface OffersPreview {
  mails: PreviewedMail[];
  /** Of what these mails are: what is sent must be what was looked at. */
  looked: string;
}

export interface OffersAnswer {
  done: string | null;
  tenancyId: string | null;
  preview: OffersPreview | null;
  refusal: Refusal | undefined;
}

interface Page {
  by: StaffActor;
  listingId: string;
  siteUrl: string;
}

const nothing: OffersAnswer = { done: null, tenancyId: null, preview: null, refusal: undefined };

/** What only this page shows of its last form. */
export interface OffersMore {
  tenancyId: string | null;
  preview: OffersPreview | null;
}

const ofHome = <Read>(
  act: (app: AppContext, page: Page, fields: Texts, values: Read) => Promise<OffersAnswer>,
) => ({
  ownTransactions: async (call: FormCall, values: Read): Promise<FormOutcome<OffersMore>> => {
    const { app, by, params, siteUrl, texts } = call;
    const listingId = params["listingId"] ?? "";
    if (!listingIdForm.test(listingId)) return refuseMissing("property");
    const page = { by, listingId, siteUrl };
    const { done, refusal, tenancyId, preview } = await act(app, page, texts, values);
    const more = { tenancyId, preview };
    return refusal ? { ok: false, refusal, more } : { ok: true, answer: { done, more } };
  },
});

type Question = FormValues<(typeof offersForms)["ask"]>;
type Note = FormValues<(typeof offersForms)["note"]>;

export const offersActs = defineActs<typeof offersForms, OffersMore>(offersForms, {
  decide: ofHome(decide),
  ask: ofHome((app, page, { change = "" }, question: Question) =>
    ask(app, page, { ...question, change }),
  ),
  note: ofHome(async (app, { by, listingId }, _fields, note: Note) =>
    answer(await saveNote(app, by, listingId, note)),
  ),
  undo: ofHome(async (app, { by, listingId }, { undo = "" }) =>
    isUuid(undo) ? answer(await undoDecision(app, by, listingId, undo)) : answer(tooLateToUndo),
  ),
});

function answer(
  outcome: Outcome<{ done: string; tenancyId?: string | null }>,
  preview: OffersPreview | null = null,
): OffersAnswer {
  if (!outcome.ok) return { ...nothing, preview, refusal: outcome.refusal };
  const { done, tenancyId = null } = outcome.answer;
  return { ...nothing, done, tenancyId };
}

/** Nothing goes that nobody has looked at: mails that are others by now are shown first. */
async function decide(app: AppContext, page: Page, fields: Fields): Promise<OffersAnswer> {
  const { by, listingId } = page;
  const read = await readDecision(app.database.orm, listingId, fields);
  if (!read.ok) return answer(read);
  const decision = read.answer;
  const { stamp = "", looked = "" } = fields;
  if (fields["change"] === "decide" && looked === nameDecision(stamp, decision))
    return answer(await decideHomeOffer(app, by, { listingId, stamp, decision }));
  const preview = await previewDecision(app, page, stamp, decision);
  if (preview.refusal !== undefined || fields["change"] === toPreviewChange("decide"))
    return preview;
  const detail = "The emails have changed since you previewed them. Check them and send again.";
  return { ...preview, refusal: { title: "Not sent yet", detail } };
}

export async function previewDecision(
  app: AppContext,
  { by, listingId }: Page,
  stamp: string,
  decision: HomeDecision,
): Promise<OffersAnswer> {
  const { outcome, mails } = await previewMails(app, (tx) =>
    decideHomeOfferIn(tx, app, by, { listingId, stamp, decision }),
  );
  if (!outcome.ok) return answer(outcome);
  return { ...nothing, preview: { mails, looked: nameDecision(stamp, decision) } };
}

function nameDecision(stamp: string, decision: HomeDecision): string {
  return createHash("sha256")
    .update(JSON.stringify([stamp, pickMailed(decision)]))
    .digest("hex");
}

/** What its mails depend on. Notes, reasons and who carries a tenancy on stay in the office. */
function pickMailed(decided: HomeDecision) {
  const { decision, offerId } = decided;
  if (decided.decision !== "accept") return { decision, offerId };
  const declined = decided.declined.map((other) => other.offerId);
  const { holdingDeposit, depositPence } = decided;
  return { decision, offerId, holdingDeposit, depositPence, declined };
}

/** The first look at what a decision would send. */
export async function previewProposal(
  app: AppContext,
  page: Page,
  fields: Record<string, string>,
): Promise<FirstLook> {
  return toFirstLook(await decide(app, page, { ...fields, change: toPreviewChange("decide") }));
}

export async function previewAsking(app: AppContext, page: Page): Promise<FirstLook> {
  return toFirstLook(
    await ask(app, page, { change: toPreviewChange("ask"), looked: "", note: "" }),
  );
}

/** As its form answers later. */
type FirstLook = Pick<FormAnswer<OffersMore>, "refusal" | "more">;

function toFirstLook({ refusal, tenancyId, preview }: OffersAnswer): FirstLook {
  return { refusal, more: { tenancyId, preview } };
}

async function ask(
  app: AppContext,
  page: Page,
  { change, note, ...given }: Question & { change: string },
): Promise<OffersAnswer> {
  const isLetting = and(
    eq(tenancies.listingId, page.listingId),
    eq(tenancies.state, "progressing"),
  );
  if ((await app.database.orm.$count(tenancies, isLetting)) > 0)
    return answer(
      refuse(
        "The property is already being let, so there are no offers for the landlord to choose from.",
      ),
    );
  const question = { listingId: page.listingId, siteUrl: page.siteUrl, note };
  const stamp = await stampOffers(app.database.orm, page.listingId);
  const looked = createHash("sha256")
    .update(JSON.stringify([stamp, question]))
    .digest("hex");
  const isLooked = change === "ask" && given.looked === looked;
  if (isLooked) {
    const asked = await askLandlord(app, page.by, question);
    if (!asked.ok) return answer(refuse(askProblems[asked.reason]));
    const count = formatCount(asked.asked, "offer");
    return answer({ ok: true, answer: { done: `Landlord asked about ${count}.` } });
  }
  const { outcome, mails } = await previewMails(app, (tx) =>
    askLandlordIn(tx, app, page.by, question),
  );
  if (!outcome.ok) return answer(refuse(askProblems[outcome.reason]));
  const preview = { mails, looked };
  if (change === toPreviewChange("ask")) return { ...nothing, preview };
  const detail = "The email has changed since you previewed it. Preview it again.";
  return { ...nothing, preview, refusal: { title: "Not sent yet", detail } };
}

const askProblems = {
  "no-landlord": "This property has no landlord on record. Add them first.",
  "no-email":
    "We don’t have an email address for the landlord. Call them, or add one to their record to send the link.",
  "sanctions-match": progressRules["landlord-sanctions-match"].text,
  "no-offers": "There are no offers to decide.",
} as const;

/** The office's own note, which nobody outside reads unless they ask for their data. */
async function saveNote(
  { database }: AppContext,
  by: StaffActor,
  listingId: string,
  { ref, note }: Note,
): Promise<Outcome<{ done: string }>> {
  const offer = (await listOffersById(database.orm, listingId)).get(ref);
  if (!offer) return refuseGone("offer");
  await transact(database.orm, async (tx) => {
    await tx
      .update(offers)
      .set({ officeNote: note })
      .where(and(eq(offers.id, offer.id), eq(offers.listingId, listingId)));
    await recordAudit(tx, {
      actor: by,
      action: "offer.noted",
      subject: "offer",
      subjectId: offer.id,
    });
    await notifyOffice(tx, { subject: "offer", id: offer.id });
  });
  return { ok: true, answer: { done: "Note saved." } };
}
