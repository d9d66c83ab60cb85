import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { certificateNames } from "../../../domain/listings/certificates/certificates.ts";
import { agency } from "../../../domain/agency/agency.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import type { AppContext } from "../../app-context.ts";
import { sendLandlordDocument } from "../../customer-pages/send-document.ts";
import { addDocument, type NewDocument } from "../../documents/add-document.ts";
import { renderPdf } from "../../documents/render-pdf.ts";
import { findLandlordOfHome } from "../../landlords/landlords.ts";
import { addCertificate } from "../../homes/certificates/home-certificates.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";

interface DemoPaper extends Pick<NewDocument, "kind" | "contactId"> {
  title: string;
  about: string;
  heading: string;
  text: string;
}

/** A paper among the documents of the tenancy. */
export async function addDemoReference(
  app: AppContext,
  by: StaffActor,
  loaded: LoadedTenancy,
  name: string,
): Promise<void> {
  const paper = {
    kind: "reference" as const,
    contactId: loaded.people.find((one) => one.name === name)?.contactId ?? null,
    title: "Reference",
    about: name,
    heading: "Employment",
    text: `${name} has worked with us for four years.`,
  };
  await addPaper(app, by, loaded.row.id, paper, await render(app, paper));
}

/** By its landlord’s own page, so that one waits to be checked. */
export async function sendDemoProof(app: AppContext, listingId: string): Promise<void> {
  const landlord = await findLandlordOfHome(app.database.orm, listingId);
  if (landlord === null) throw new Error("The demo's home has no landlord.");
  const paper = {
    title: "Title register",
    about: landlord.lastname,
    heading: "Proprietor",
    text: `${landlord.firstname} ${landlord.lastname} is the registered owner.`,
  };
  const file = { name: "Title register.pdf", bytes: await render(app, paper) };
  const opened = { kind: "landlord", landlordId: landlord.id, linkId: "" } as const;
  const sent = await sendLandlordDocument(app, opened, { listingId, kind: "ownership", file });
  if (!sent.ok) throw new Error(`The demo's landlord can't send: ${sent.refusal.detail}`);
}

/** Their numbers are of no certificate that there is. */
const certificates = [
  { kind: "gas", step: "gas-certificate", days: 40, reference: "EXAMPLE 4711" },
  { kind: "eicr", step: "electrical-report", days: 700, reference: "EXAMPLE 0815" },
  {
    kind: "epc",
    step: "energy-certificate",
    days: 1400,
    reference: "0000-0000-0000-0000-0000",
  },
] as const;

/** The home has them, and its renters get them. */
export async function giveDemoCertificates(
  app: AppContext,
  by: StaffActor,
  { row }: LoadedTenancy,
): Promise<TenancyAction[]> {
  const on = getLondonDate(app.now());
  const actions: TenancyAction[] = [];
  for (const { kind, step, days, reference } of certificates) {
    const issuedOn = addDays(on, -days);
    const title = certificateNames[kind];
    const about = row.accepted.home.name;
    const text = `Issued on ${issuedOn}, number ${reference}.`;
    const paper = { kind: step, contactId: null, title, about, heading: "Result", text };
    const bytes = await render(app, paper);
    const given = { kind, issuedOn, reference };
    const file = { name: `${title}.pdf`, bytes };
    const added = await addCertificate(app, by, row.listingId, given, file);
    if (!added.ok) throw new Error(`The demo's home has no ${title}: ${added.refusal.detail}`);
    const documentId = await addPaper(app, by, row.id, paper, bytes);
    actions.push({
      do: "complete-step",
      kind: step,
      personId: null,
      on,
      outcome: "passed",
      evidence: { note: "Given by email.", documentId },
    });
  }
  return actions;
}

function render(
  app: AppContext,
  { title, about, heading, text }: Omit<DemoPaper, "kind" | "contactId">,
): Promise<Uint8Array> {
  const page = {
    title,
    subtitle: `For ${about}. An example: nobody wrote it.`,
    sections: [{ heading, paragraphs: [text] }],
    footer: agency.legalName,
  };
  return renderPdf(page, app.now());
}

async function addPaper(
  app: AppContext,
  by: StaffActor,
  tenancyId: string,
  { kind, contactId, title }: DemoPaper,
  bytes: Uint8Array,
): Promise<string> {
  const added = await addDocument(
    app,
    { actor: by, addedBy: by.staffId },
    {
      kind,
      subject: "tenancy",
      subjectId: tenancyId,
      contactId,
      fileName: `${title}.pdf`,
      bytes,
    },
  );
  if (!added.ok) throw new Error(`The demo's ${title} was refused: ${added.problem}`);
  return added.id;
}
