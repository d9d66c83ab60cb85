import * as v from "valibot";
import { documentKinds, type DocumentKind } from "../../domain/documents/document.ts";
import { readLook } from "../../domain/shared/look.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { applicantFields } from "../../domain/contacts/applicant.ts";
import { isPaperKind, type PaperKind, paperTitles } from "../../domain/tenancies/papers.ts";
import { findEraseOn } from "../../domain/tenancies/tenancy-retention.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { unknownForm } from "../../domain/staff/office-forms.ts";
import type { AppContext } from "../app-context.ts";
import { addDocument, sealDocument } from "../documents/add-document.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { addTenancyPersonIn } from "./add-tenancy-person.ts";
import { askTogetherIn } from "./ask-together.ts";
import { assignTenancy } from "./assign-tenancy.ts";
import { chooseEvidence, goneEvidence, type OpenCertificate } from "./choose-evidence.ts";
import { endIn, relistAfterLet } from "./end-tenancy.ts";
import { stampLet } from "./find-paper.ts";
import { type IssuedPaper, issuePaper, previewPaper } from "./issue-paper.ts";
import { type LoadedTenancy, loadTenancy } from "./load-tenancy.ts";
import { mailPageOfLetIn } from "./mail-page-of-let.ts";
import { type PreviewedMail, previewMails } from "../case-links/preview-mails.ts";
import { isLetForm, readLetAction } from "./read-let-action.ts";
import { putRecordBackIn } from "./put-record-back.ts";
import { recordMoveInList } from "./record-move-in-list.ts";
import { type Recorded, recordProgressIn } from "./record-progress.ts";
import { askForShareCodeIn, remindOfDeadlineIn } from "./remind-people.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { doneTexts } from "./done-texts.ts";

export interface LetAnswer {
  done: string | null;
  /** What the button would send. */
  mails: PreviewedMail[] | null;
  refusal: (Refusal & { source?: { title: string; url: string | null } }) | undefined;
}

interface LetPost {
  staffId: string;
  tenancyId: string;
  fields: Readonly<Partial<Record<string, string>>>;
  file: { name: string; bytes: Uint8Array } | null;
  openCertificate?: OpenCertificate;
}

type Done = Outcome<{ done: string }> & { source?: { title: string; url: string | null } };

/**
 * What the forms of a let's page do, by the value of their button. With `look` nothing is done: the
 * mails that would go are shown.
 */
export async function handleLetForm(app: AppContext, given: LetPost): Promise<LetAnswer> {
  const post = splitLook(given);
  const { fields, tenancyId } = post;
  const loaded = await loadTenancy(app.database.orm, tenancyId);
  if (loaded === null) return answer(refuse("This let is not there."));
  const { change = "" } = fields;
  if (change === "issue-paper") return issue(app, post);
  if (isLetForm(change)) return record(app, post, loaded);
  switch (change) {
    case "remind":
    case "ask-share-code":
      return runIn(app, post, (tx) => remind(tx, app, post));
    case "mail-page":
      return runIn(app, post, (tx) => mailPageOfLetIn(tx, app, post, loaded));
    case "ask-together":
      return runIn(app, post, (tx) => askTogetherIn(tx, app, post));
    case "put-back":
      return runIn(app, post, (tx) => putRecordBackIn(tx, post));
    case "add-person":
      return runIn(app, post, (tx) => addPerson(tx, app, post));
    case "relist":
      return answer(await relistAfterLet(app, { staffId: post.staffId }, tenancyId));
    case "complete-list":
      return answer(await recordMoveInList(app, loaded, post));
    case "assign":
      return answer(await assign(app, post));
    case "upload":
      return answer(await upload(app, post, loaded));
    default:
      return answer(refuse(unknownForm));
  }
}

/** The second button of a form: its value says what the first one would do. */
function splitLook(post: LetPost): LetPost {
  const change = readLook(post.fields["change"] ?? "");
  return change === null ? post : { ...post, fields: { ...post.fields, change, look: "" } };
}

function answer(outcome: Done): LetAnswer {
  if (outcome.ok) return { done: outcome.answer.done, mails: null, refusal: undefined };
  const { refusal, source } = outcome;
  return { done: null, mails: null, refusal: { ...refusal, ...(source && { source }) } };
}

/** What came was more than a paper may be, so none of it was read. */
export function refuseLargeFile(): LetAnswer {
  return answer(refuse("The file is larger than 15 MB, so nothing was recorded.", "file"));
}

/** Does it, or only looks at what it would send. */
async function runIn(
  app: AppContext,
  { fields }: LetPost,
  act: (tx: Transaction) => Promise<Done>,
): Promise<LetAnswer> {
  if (fields["look"] === undefined) return answer(await transact(app.database.orm, act));
  const { outcome, mails } = await previewMails(app, act);
  return outcome.ok ? { done: null, mails, refusal: undefined } : answer(outcome);
}

async function record(app: AppContext, post: LetPost, loaded: LoadedTenancy): Promise<LetAnswer> {
  const { fields, tenancyId, staffId, openCertificate } = post;
  const { change = "", offered = "" } = fields;
  if (!isLetForm(change)) return answer(refuse(unknownForm));
  const read = readLetAction(change, fields);
  if (!read.ok) return answer(refuseFields(read.issues));
  const { paper } = read.read;
  const typed = { action: read.read.action, file: post.file };
  const chosen = await chooseEvidence(app, loaded, { ...typed, offered, openCertificate });
  if (chosen === null) return answer(refuse(goneEvidence, "offered"));
  const { action, file } = chosen;
  const sealed = file && (await seal(app, loaded, { kind: paper, file, action }));
  if (sealed && !sealed.ok) return answer(refuse(sealed.problem, "file"));
  const document = sealed?.document ?? null;
  const recorder = { actor: { staffId }, by: staffId };
  return runIn(app, post, async (tx) => {
    const input = { tenancyId, action, document };
    if (action.do !== "fall-through" && action.do !== "finish")
      return describe(await recordProgressIn(tx, app, recorder, input), action);
    const relist = fields["relist"] === "on" || fields["home"] === "relist";
    const ended = await endIn(tx, app, recorder, { tenancyId, action, document, relist });
    if (!ended.ok || ended.home === null) return describe(ended, action);
    return { ok: true, answer: { done: `${doneTexts[action.do]} ${ended.home}` } };
  });
}

function describe(recorded: Recorded | IssuedPaper, action: TenancyAction): Done {
  if (recorded.ok) return { ok: true, answer: { done: doneTexts[action.do] } };
  return describeRefusal(recorded);
}

/** A paper goes when its day has come. */
function seal(
  app: AppContext,
  { row, tenancy, people }: LoadedTenancy,
  {
    kind,
    file,
    action,
  }: { kind: DocumentKind; file: NonNullable<LetPost["file"]>; action: TenancyAction | null },
): ReturnType<typeof sealDocument> {
  const personId = action && "personId" in action ? action.personId : null;
  return sealDocument(app, {
    kind,
    subject: "tenancy",
    subjectId: row.id,
    contactId: people.find(({ id }) => id === personId)?.contactId ?? null,
    fileName: file.name,
    bytes: file.bytes,
    eraseOn: findEraseOn(tenancy, kind),
  });
}

async function upload(
  app: AppContext,
  { fields, file, staffId }: LetPost,
  loaded: LoadedTenancy,
): Promise<Done> {
  const { row, tenancy, people } = loaded;
  const kind = Object.keys(documentKinds).find(
    (name): name is DocumentKind => name === fields["kind"],
  );
  if (!kind) return refuse("Please say what it is", "kind");
  if (file === null) return refuse("Please choose a file", "file");
  const person = people.find(({ id }) => id === fields["personId"]);
  const added = await addDocument(
    app,
    { actor: { staffId }, addedBy: staffId },
    {
      kind,
      subject: "tenancy",
      subjectId: row.id,
      contactId: person?.contactId ?? null,
      fileName: file.name,
      bytes: file.bytes,
      eraseOn: findEraseOn(tenancy, kind),
      ...(kind === "agreement" && { terms: stampLet(loaded) }),
    },
  );
  if (!added.ok) return refuse(added.problem, "file");
  return { ok: true, answer: { done: `${documentKinds[kind]} is added.` } };
}

async function issue(app: AppContext, post: LetPost): Promise<LetAnswer> {
  const { fields, tenancyId, staffId } = post;
  const kind = fields["kind"] ?? "";
  if (!isPaperKind(kind)) return answer(refuse("There is no such paper."));
  const actor = { staffId };
  if (fields["look"] !== undefined) {
    const { outcome, mails } = await previewPaper(app, actor, tenancyId, kind);
    return outcome.ok
      ? { done: null, mails, refusal: undefined }
      : answer(describeRefusal(outcome));
  }
  const issued = await issuePaper(app, actor, tenancyId, kind);
  return answer(issued.ok ? tellIssued(kind) : describeRefusal(issued));
}

function tellIssued(kind: PaperKind): Done {
  return { ok: true, answer: { done: `${paperTitles[kind]} is made, and everybody has a mail.` } };
}

function remind(tx: Transaction, app: AppContext, post: LetPost): Promise<Done> {
  const { tenancyId, staffId, fields } = post;
  if (fields["change"] === "remind") return remindOfDeadlineIn(tx, app, { tenancyId, staffId });
  const { personId = "" } = fields;
  return askForShareCodeIn(tx, app, { tenancyId, staffId, personId });
}

function assign(app: AppContext, { tenancyId, staffId, fields }: LetPost): Promise<Done> {
  const { owner = "", position = "" } = fields;
  const step = /^\d{1,3}$/.test(position) ? Number(position) : null;
  return isUuid(owner)
    ? assignTenancy(app, staffId, { tenancyId, ownerId: owner, position: step })
    : Promise.resolve(refuse("Please choose a colleague", "owner"));
}

const personFields = v.object({
  ...applicantFields,
  role: v.picklist(["occupier", "guarantor"], "Please say what they are"),
});

async function addPerson(
  tx: Transaction,
  app: AppContext,
  { tenancyId, staffId, fields }: LetPost,
): Promise<Done> {
  const read = v.safeParse(personFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { role, ...applicant } = read.output;
  const recorder = { actor: { staffId }, by: staffId };
  const added = await addTenancyPersonIn(tx, app, recorder, { tenancyId, role, applicant });
  return added.ok
    ? { ok: true, answer: { done: doneTexts["add-person"] } }
    : describeRefusal(added);
}
