import { certificateNames } from "../../../domain/listings/certificates.ts";
import { agency } from "../../../domain/agency/agency.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import type { TenancyAction } from "../../../domain/tenancies/tenancy-action.ts";
import type { AppContext } from "../../app-context.ts";
import { addDocument, type NewDocument } from "../../documents/add-document.ts";
import { renderPdf } from "../../documents/render-pdf.ts";
import { addCertificate } from "../../homes/home-certificates.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";

interface DemoPaper extends Pick<NewDocument, "kind" | "contactId"> {
  title: string;
  about: string;
  heading: string;
  text: string;
}

/** A paper among the documents of the let. */
export async function addDemoReference(
  app: AppContext,
  by: { staffId: string },
  loaded: LoadedTenancy,
  name: string,
): Promise<void> {
  await addPaper(app, by, loaded.row.id, {
    kind: "reference",
    contactId: loaded.people.find((one) => one.name === name)?.contactId ?? null,
    title: "Reference",
    about: name,
    heading: "Employment",
    text: `${name} has worked with us for four years.`,
  });
}

const certificates = [
  { kind: "gas", step: "gas-certificate", title: certificateNames.gas, days: 40 },
  { kind: "eicr", step: "electrical-report", title: certificateNames.eicr, days: 700 },
  { kind: "epc", step: "energy-certificate", title: certificateNames.epc, days: 1400 },
] as const;

/** The home has them, and its renters get them. */
export async function giveDemoCertificates(
  app: AppContext,
  by: { staffId: string },
  { row }: LoadedTenancy,
): Promise<TenancyAction[]> {
  const on = getLondonDate(app.now());
  const actions: TenancyAction[] = [];
  for (const { kind, step, title, days } of certificates) {
    const issuedOn = addDays(on, -days);
    const added = await addCertificate(app, by.staffId, row.listingId, { kind, issuedOn });
    if (!added.ok) throw new Error(`The demo's home has no ${title}: ${added.refusal.detail}`);
    const about = row.accepted.home.name;
    const text = `Issued on ${issuedOn}.`;
    const paper = { kind: step, contactId: null, title, about, heading: "Result", text };
    const documentId = await addPaper(app, by, row.id, paper);
    actions.push({
      do: "complete-step",
      kind: step,
      personId: null,
      on,
      outcome: "passed",
      evidence: { note: "Given by e-mail.", documentId },
    });
  }
  return actions;
}

async function addPaper(
  app: AppContext,
  { staffId }: { staffId: string },
  tenancyId: string,
  { kind, contactId, title, about, heading, text }: DemoPaper,
): Promise<string> {
  const page = {
    title,
    subtitle: `For ${about}. An example: nobody wrote it.`,
    sections: [{ heading, paragraphs: [text] }],
    footer: agency.legalName,
  };
  const added = await addDocument(
    app,
    { actor: { staffId }, addedBy: staffId },
    {
      kind,
      subject: "tenancy",
      subjectId: tenancyId,
      contactId,
      fileName: `${title}.pdf`,
      bytes: await renderPdf(page, app.now()),
    },
  );
  if (!added.ok) throw new Error(`The demo's ${title} was refused: ${added.problem}`);
  return added.id;
}
