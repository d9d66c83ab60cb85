import { and, eq, isNull } from "drizzle-orm";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { AuditDetail, DetailName } from "../../../domain/shared/audit-details.ts";
import { actOnTenancy } from "../../../domain/tenancies/act-on-tenancy.ts";
import { refuse, type RuleRefusal } from "../../../domain/tenancies/progress-rules.ts";
import type { ActionContext, TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import type { Tenancy } from "../../../domain/tenancies/tenancy.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { keepDocument, type SealedDocument } from "../../documents/add-document.ts";
import { documents } from "../../documents/document-tables.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { isAgreementStale } from "../documents/find-document.ts";
import { isHeldElsewhere } from "../find-tenancies.ts";
import { type LoadedTenancy, lockTenancy } from "../load-tenancy.ts";
import { forgetEndedDeadlines } from "./send-deadline-reminders.ts";
import { queuePaymentMails, queueProgressMails } from "./queue-progress-mails.ts";
import { saveTenancy } from "../save-tenancy.ts";
import { findEraseOn } from "../../../domain/tenancies/end/tenancy-retention.ts";
import { listDocuments } from "../../documents/documents.ts";

export type Recorded = { ok: true; tenancy: Tenancy } | RuleRefusal | { ok: false; rule: "none" };

export interface Progress {
  tenancyId: string;
  action: TenancyAction;
  /** A file that shows it, kept in the same transaction: it becomes the evidence. */
  document?: SealedDocument | null;
  /** Contacts of people whom the action adds, by their new id. */
  contactIds?: ReadonlyMap<string, string>;
}

/** Who records it. Renters and landlords act by their link, and are named by their own id. */
export interface Recorder {
  actor: Actor;
  /** Staff id, person id or landlord id. */
  by: string;
}

/**
 * Records one thing about a tenancy: a step, money, more time, its end. Row, evidence, audit and mails
 * are one transaction. A move that a rule forbids changes nothing and names the rule.
 */
export async function recordProgress(
  app: AppContext,
  recorder: Recorder,
  progress: Progress,
): Promise<Recorded> {
  return transact(app.database.orm, (tx) => recordProgressIn(tx, app, recorder, progress));
}

/** Records one thing after the other, or none of them. */
export async function recordAllProgress(
  app: AppContext,
  recorder: Recorder,
  { tenancyId, actions }: { tenancyId: string; actions: readonly TenancyAction[] },
): Promise<Recorded> {
  const recorded = await transact(app.database.orm, (tx) =>
    recordAllProgressIn(tx, app, recorder, { tenancyId, actions }),
  );
  return "refused" in recorded ? recorded.refused[0]!.refusal : recorded;
}

export type AllRecorded =
  | { ok: true; tenancy: Tenancy }
  | { ok: false; rule: "none" }
  | { ok: false; refused: { action: TenancyAction; refusal: RuleRefusal }[] };

/**
 * The same within a transaction of the caller, who rolls it back where something is refused. Each is
 * tried all the same, so that somebody reads at once all that stands in the way.
 */
export async function recordAllProgressIn(
  tx: Transaction,
  app: AppContext,
  recorder: Recorder,
  { tenancyId, actions }: { tenancyId: string; actions: readonly TenancyAction[] },
): Promise<AllRecorded> {
  const loaded = await lockTenancy(tx, tenancyId);
  if (loaded === null) return { ok: false, rule: "none" };
  let { tenancy } = loaded;
  const refused: { action: TenancyAction; refusal: RuleRefusal }[] = [];
  for (const action of actions) {
    const before = { ...loaded, tenancy };
    const acted = (await hasItsPaper(tx, tenancyId, action))
      ? actOnTenancy(tenancy, action, await readContext(tx, app, recorder, before))
      : refuse("evidence-missing");
    if (!acted.ok) refused.push({ action, refusal: acted });
    else {
      ({ tenancy } = acted);
      await finishRecording(tx, app, recorder, { loaded: before, tenancy, action });
    }
  }
  if (refused.length > 0) return { ok: false, refused };
  await queuePaymentMails(tx, app, { loaded, tenancy, actions });
  await saveTenancy(tx, tenancyId, loaded.tenancy, tenancy);
  return { ok: true, tenancy };
}

async function readContext(
  tx: Transaction,
  app: AppContext,
  { by }: Recorder,
  loaded: LoadedTenancy,
): Promise<ActionContext> {
  const { id, listingId } = loaded.row;
  return {
    today: getLondonDate(app.now()),
    by,
    isHeldElsewhere: await isHeldElsewhere(tx, { listingId, tenancyId: id }),
    landlord: loaded.landlord,
    isAgreementStale: await isAgreementStale(tx, loaded),
  };
}

/** The same within a transaction of the caller. */
export async function recordProgressIn(
  tx: Transaction,
  app: AppContext,
  recorder: Recorder,
  { tenancyId, action: asked, document = null, contactIds }: Progress,
): Promise<Recorded> {
  const loaded = await lockTenancy(tx, tenancyId);
  if (loaded === null) return { ok: false, rule: "none" };
  const isStep = asked.do === "complete-step";
  const knownId = document && isStep ? await findSameFile(tx, document) : null;
  const action = withDocument(asked, knownId ?? document?.row.id ?? null);
  if (document === null && !(await hasItsPaper(tx, tenancyId, action)))
    return refuse("evidence-missing");
  const at = app.now();
  const acted = actOnTenancy(loaded.tenancy, action, await readContext(tx, app, recorder, loaded));
  if (!acted.ok) return acted;
  const { actor, by: addedBy } = recorder;
  if (document !== null && knownId === null)
    await keepDocument(tx, document, { actor, addedBy, at });
  await saveTenancy(tx, tenancyId, loaded.tenancy, acted.tenancy, contactIds);
  const { tenancy } = acted;
  await queuePaymentMails(tx, app, { loaded, tenancy, actions: [action] });
  await finishRecording(tx, app, recorder, { loaded, tenancy, action });
  return acted;
}

/** Says of each paper of a tenancy when it goes, once that is known. */
async function setEraseDates(tx: Transaction, tenancyId: string, tenancy: Tenancy): Promise<void> {
  for (const { id, kind } of await listDocuments(tx, "tenancy", [tenancyId])) {
    const eraseOn = findEraseOn(tenancy, kind);
    await tx.update(documents).set({ eraseOn }).where(eq(documents.id, id));
  }
}

async function finishRecording(
  tx: Transaction,
  app: AppContext,
  { actor }: Recorder,
  done: { loaded: LoadedTenancy; tenancy: Tenancy; action: TenancyAction },
): Promise<void> {
  const { loaded, tenancy, action } = done;
  const { id } = loaded.row;
  if (tenancy.ending !== loaded.tenancy.ending) await setEraseDates(tx, id, tenancy);
  await forgetEndedDeadlines(tx, loaded, tenancy, app.now());
  await queueProgressMails(tx, app, done);
  await recordAudit(tx, {
    actor,
    action: `tenancy.${action.do}`,
    subject: "tenancy",
    subjectId: id,
    detail: describeAction(action),
  });
  await notifyOffice(tx, { subject: "tenancy", id });
}

function withDocument(action: TenancyAction, documentId: string | null): TenancyAction {
  if (documentId === null || !("evidence" in action)) return action;
  return { ...action, evidence: { ...action.evidence, documentId } };
}

/** The form of a step that arrives twice brings the same file twice: it is kept once, and shows the same record. */
async function findSameFile(tx: Transaction, { row }: SealedDocument): Promise<string | null> {
  const { subject, subjectId, kind, hash, contactId = null } = row;
  const [same] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.subject, subject),
        eq(documents.subjectId, subjectId),
        eq(documents.kind, kind),
        eq(documents.hash, hash),
        contactId === null ? isNull(documents.contactId) : eq(documents.contactId, contactId),
      ),
    )
    .limit(1);
  return same?.id ?? null;
}

/** A paper that is named as evidence belongs to this tenancy. */
async function hasItsPaper(
  tx: Transaction,
  tenancyId: string,
  action: TenancyAction,
): Promise<boolean> {
  if (!("evidence" in action) || action.evidence.documentId === null) return true;
  const own = and(
    eq(documents.id, action.evidence.documentId),
    eq(documents.subject, "tenancy"),
    eq(documents.subjectId, tenancyId),
  );
  return (await tx.$count(documents, own)) === 1;
}

/** Without words that somebody wrote: the audit holds no personal data. */
function describeAction(action: TenancyAction): AuditDetail {
  const detail: { -readonly [Name in keyof AuditDetail]: AuditDetail[Name] } = {};
  const given = new Map<string, unknown>(Object.entries(action));
  for (const name of auditedNames) {
    const value = given.get(name);
    if (typeof value === "string" || typeof value === "number") detail[name] = value;
  }
  return detail;
}

const auditedNames = [
  "kind",
  "personId",
  "on",
  "outcome",
  "pence",
  "wasPence",
  "wasOn",
  "dueOn",
  "until",
  "startsOn",
  "reason",
  "towards",
  "by",
] as const satisfies DetailName[];
