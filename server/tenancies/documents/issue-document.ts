import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { agency, findDepositScheme } from "../../../domain/agency/agency.ts";
import { getLondonDate, formatNumericDate } from "../../../domain/shared/dates.ts";
import { findDepositPence } from "../../../domain/tenancies/money/payment-caps.ts";
import {
  describeUnprintableFacts,
  isRentAssured,
  type DocumentKind,
  documentTitles,
  writeTenancyDocument,
} from "../../../domain/tenancies/documents/tenancy-documents.ts";
import {
  explainNaming,
  listParties,
  type Parties,
} from "../../../domain/tenancies/documents/naming-problem.ts";
import { refuse, type RuleRefusal } from "../../../domain/tenancies/progress-rules.ts";
import { hasAnySignature } from "../../../domain/tenancies/steps/required-steps.ts";
import { findSigningProblem } from "../../../domain/tenancies/documents/signing-problem.ts";
import { listSteps } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import { keepDocument, sealDocument } from "../../documents/add-document.ts";
import { renderPdf } from "../../documents/render-pdf.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { addressLandlord, addressPeople } from "../address-people.ts";
import { stampTenancy } from "./find-document.ts";
import { type LoadedTenancy, loadTenancy, lockTenancy } from "../load-tenancy.ts";
import { createDocumentEmail } from "../mails/tenancy-mails.ts";
import { type PreviewedMail, previewMails } from "../../customer-page-links/preview-mails.ts";
import { recordProgressIn } from "../steps/record-progress.ts";

export type IssuedDocument =
  | { ok: true; documentId: string }
  | RuleRefusal
  /** The landlord's name and address must be on it (Landlord and Tenant Act 1987, section 48). */
  | { ok: false; rule: "none" | "landlord-missing" };

/**
 * Makes the written statement or the agreement as a PDF and mails everybody their link to it. The
 * statement counts as given then; the agreement can be signed then. A new one takes the place of an
 * older one as long as nobody has signed.
 */
export async function issueDocument(
  app: AppContext,
  actor: StaffActor,
  tenancyId: string,
  kind: DocumentKind,
): Promise<IssuedDocument> {
  return makeAndIssue(app, actor, { tenancyId, kind }, (issue) =>
    transact(app.database.orm, issue),
  );
}

/** Shows what issuing it would send, and leaves nothing behind. */
export async function previewDocument(
  app: AppContext,
  actor: StaffActor,
  tenancyId: string,
  kind: DocumentKind,
): Promise<{ outcome: IssuedDocument; mails: PreviewedMail[] }> {
  let mails: PreviewedMail[] = [];
  const outcome = await makeAndIssue(app, actor, { tenancyId, kind }, async (issue) => {
    const previewed = await previewMails(app, issue);
    ({ mails } = previewed);
    return previewed.outcome;
  });
  return { outcome, mails };
}

async function makeAndIssue(
  app: AppContext,
  actor: StaffActor,
  { tenancyId, kind }: { tenancyId: string; kind: DocumentKind },
  run: (issue: (tx: Transaction) => Promise<IssuedDocument>) => Promise<IssuedDocument>,
): Promise<IssuedDocument> {
  const before = await loadTenancy(app.database.orm, tenancyId);
  if (before === null) return { ok: false, rule: "none" };
  if (!isRentAssured(before.tenancy.rentPcm)) return refuse("rent-not-assured");
  const named = findParties(app, before, kind);
  if (!named.ok) return named;
  const made = await makePaper(app, before, kind, named.parties);
  if (!made.ok) return made;
  const sealed = await sealDocument(app, made.paper);
  if (!sealed.ok) throw new Error(`A paper made here was refused: ${sealed.problem}`);
  return run(async (tx): Promise<IssuedDocument> => {
    const loaded = await lockTenancy(tx, tenancyId);
    if (loaded === null) return { ok: false, rule: "none" };
    const { tenancy, row } = loaded;
    const namedNow = findParties(app, loaded, kind);
    if (!namedNow.ok) return namedNow;
    if (tenancy.state !== "progressing") return refuse("over-already");
    // What is on the paper may have changed while it was made.
    const isOther =
      row.version !== before.row.version || stampTenancy(loaded) !== stampTenancy(before);
    if (isOther || hasAnySignature(tenancy)) return refuse("relied-upon");
    const by = { actor, addedBy: actor.staffId, at: app.now() };
    const documentId = await keepDocument(tx, sealed.document, by);
    const given = kind === "agreement" || (await giveStatement(tx, app, actor, loaded, documentId));
    if (given !== true) return given;
    await mailPaper(tx, app, loaded, kind);
    return { ok: true, documentId };
  });
}

/** Whom it names, if it may be made now. */
function findParties(
  app: AppContext,
  { tenancy, landlord }: LoadedTenancy,
  kind: DocumentKind,
): { ok: true; parties: Parties } | Exclude<IssuedDocument, { ok: true }> {
  if (tenancy.state !== "progressing") return refuse("over-already");
  const today = getLondonDate(app.now());
  const problem = kind === "agreement" ? findSigningProblem(tenancy, landlord, today) : null;
  const named = listParties(kind, tenancy, landlord);
  const rule = problem ?? (named.ok ? null : named.rule);
  if (rule === "landlord-missing") return { ok: false, rule };
  if (rule !== null) return refuse(rule, explainNaming(rule, tenancy, landlord));
  if (!named.ok) throw new Error("A paper without parties was not refused.");
  return named;
}

async function makePaper(
  app: AppContext,
  loaded: LoadedTenancy,
  kind: DocumentKind,
  parties: Parties,
) {
  const { row, tenancy } = loaded;
  const { accepted } = row;
  const whole = accepted.content.kind === "whole" ? accepted.content.details : null;
  const ofHome = await findHomeAgency(app.database.orm, row.listingId);
  const homeAddress = `${accepted.home.address}, ${accepted.home.postcode}`;
  const unprintable = describeUnprintableFacts({ homeAddress, agency: ofHome });
  if (unprintable !== null) return refuse("text-unprintable", unprintable);
  const paper = writeTenancyDocument(kind, {
    agency: ofHome,
    ...parties,
    homeAddress,
    startsOn: tenancy.startsOn,
    rentPcm: tenancy.rentPcm,
    depositPence: tenancy.takesDeposit ? findDepositPence(tenancy) : null,
    scheme: findDepositScheme(agency),
    pets: accepted.content.details.pettype || null,
    requests: accepted.content.details.specialrequests ?? "",
    furnishing: whole?.furnishing ?? null,
  });
  const at = app.now();
  const bytes = await renderPdf(
    {
      title: paper.title,
      subtitle: `${[...parties.tenants, ...parties.occupiers, ...parties.guarantors].join(", ")}. Made on ${formatNumericDate(getLondonDate(at))}.`,
      sections: paper.sections,
      footer: `${agency.legalName}, ${paper.template}`,
    },
    at,
  );
  const made = {
    kind,
    subject: "tenancy" as const,
    subjectId: row.id,
    contactId: null,
    fileName: `${paper.title}.pdf`,
    bytes,
    template: paper.template,
    terms: stampTenancy(loaded),
  };
  return { ok: true as const, paper: made };
}

/** It is given to each tenant with the mail (Housing Act 1988, section 16D). */
async function giveStatement(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  { row, tenancy }: LoadedTenancy,
  documentId: string,
): Promise<true | RuleRefusal | { ok: false; rule: "none" }> {
  const recorder = { actor, by: actor.staffId };
  for (const { personId, done } of listSteps(tenancy, "written-statement")) {
    const step = { kind: "written-statement", personId } as const;
    if (done !== null) {
      const reopen = { do: "reopen-step", ...step } as const;
      const reopened = await recordProgressIn(tx, app, recorder, {
        tenancyId: row.id,
        action: reopen,
      });
      if (!reopened.ok) return reopened;
    }
    const evidence = { note: "Sent by email with a link.", documentId };
    const on = getLondonDate(app.now());
    const action = { do: "complete-step", ...step, on, outcome: "passed", evidence } as const;
    const recorded = await recordProgressIn(tx, app, recorder, { tenancyId: row.id, action });
    if (!recorded.ok) return recorded;
  }
  return true;
}

async function mailPaper(
  tx: Transaction,
  app: AppContext,
  { row, people }: LoadedTenancy,
  kind: DocumentKind,
): Promise<void> {
  const about = {
    tenancyId: row.id,
    homeName: row.accepted.home.name,
    replyTo: app.config.agencyEmail,
    agency: await findHomeAgency(tx, row.listingId),
  };
  const facts = { ...about, paper: documentTitles[kind], isToSign: kind === "agreement" };
  const tenants = await addressPeople(tx, { ...app, listingId: row.listingId }, people, "tenant");
  const landlord =
    kind === "agreement"
      ? await addressLandlord(tx, { ...app, listingId: row.listingId }, row.landlordId)
      : null;
  for (const to of landlord === null ? tenants : [...tenants, landlord])
    await queueMail(tx, createDocumentEmail(to, facts));
}
