import { type DocumentKind, documentKinds } from "../../documents/document.ts";
import {
  type Certificate,
  certificateNames,
  findCertificate,
  getCertificateState,
} from "../../listings/certificates/certificates.ts";
import { getLondonDate } from "../../shared/dates.ts";
import { formatLongDate } from "../../shared/formats/long-date.ts";
import { londonTime } from "../../shared/london-time.ts";
import { formatSterling } from "../../shared/money.ts";
import type { EvidenceSource } from "./evidence-source.ts";
import { countTowards } from "../money/count-towards.ts";
import { certificatesOfSteps } from "./given-certificates.ts";
import { evidenceKinds, stepNames } from "./required-steps.ts";
import { rightToRentMethodNames } from "./right-to-rent-result.ts";
import {
  getAmountReceived,
  findPayment,
  findReceivedOn,
  listSteps,
  paymentTitles,
  type StepKind,
  type Tenancy,
  type TenancyStep,
} from "../tenancy.ts";

/** What we have on record of a tenancy and its home, beside the tenancy itself. */
export interface EvidenceRecords {
  certificates: readonly (Certificate & { id: string })[];
  /** Of the tenancy, oldest first. `personId` is null for papers of the home or of everybody. */
  documents: readonly {
    id: string;
    kind: DocumentKind;
    fileName: string;
    personId: string | null;
    addedOn: string;
  }[];
  /** Of the home, that its landlord sent and nobody has looked at, oldest first. */
  landlordPapers: readonly { id: string; kind: DocumentKind; fileName: string; addedOn: string }[];
  /** By link, oldest first. `personId` is null for the landlord. */
  signatures: readonly { id: string; personId: string | null; name: string; on: string }[];
  /** As the diary has it. */
  checkIn: { id: string; startsAt: Date; with: string } | null;
  /** The home, and what the key board says of its keys. */
  home: { id: string; keys: readonly string[] };
  /** London's. */
  today: string;
}

export interface OfferedEvidence {
  source: EvidenceSource;
  text: string;
  /** A paper of the tenancy that shows it. */
  documentId: string | null;
  /** A file of the home that the tenancy gets a copy of: what is given to tenants is theirs to read. */
  fileId: string | null;
  /** It shows just this. At most one of a step is. */
  isPreselected: boolean;
}

type Step = Pick<TenancyStep, "kind" | "personId">;
type Offer = Omit<OfferedEvidence, "isPreselected"> & { isStrong: boolean };

/** Papers that can show a step, beside the kind that it asks for. */
const otherPapers: Partial<Record<StepKind, readonly DocumentKind[]>> = {
  references: ["income"],
  "alarms-tested": ["inventory"],
  "meters-read": ["inventory"],
};

/**
 * What we know already that shows a step, the best first, so that nobody types it again. Whether it
 * does show it is for whoever records the step to judge.
 */
export function listOfferedEvidence(
  tenancy: Tenancy,
  step: Step,
  records: EvidenceRecords,
): OfferedEvidence[] {
  const offers = [
    ...listCertificateOffers(step, records),
    ...listLandlordPaperOffers(step, records),
    ...listSignatureOffers(step, records),
    ...listPaperOffers(step, records),
    ...listDiaryOffers(step, records),
    ...listTenancyOffers(tenancy, step),
    ...listKeyOffers(step, records),
  ];
  const best = offers.findIndex(({ isStrong }) => isStrong);
  return offers.map(({ source, text, documentId, fileId }, index) => ({
    source,
    text,
    documentId,
    fileId,
    isPreselected: index === best,
  }));
}

/** Says of a file of the home only where the tenancy has a copy of it, or is to get one. */
export function describeOffer(
  { text, fileId }: Pick<OfferedEvidence, "text" | "fileId">,
  isCopied: boolean,
): string {
  return fileId !== null && isCopied ? `${text}, with its file` : text;
}

/** How a form names it. */
export function getOfferKey({ source }: Pick<OfferedEvidence, "source">): string {
  return `${source.kind} ${source.id}`;
}

/** One in order: what has run out, or what nobody can show, shows nothing. */
function listCertificateOffers(
  { kind: step }: Step,
  { certificates, today }: EvidenceRecords,
): Offer[] {
  const kind = certificatesOfSteps[step];
  const found = kind && findCertificate(certificates, kind);
  if (!found || !["valid", "soon"].includes(getCertificateState(found, today))) return [];
  const { id, issuedOn, reference, documentId } = found;
  const number = reference.trim() === "" ? "" : `, number ${reference.trim()}`;
  return [
    {
      source: { kind: "certificate", id },
      text: `${certificateNames[found.kind]} of ${formatLongDate(issuedOn)}${number}`,
      documentId: null,
      fileId: documentId,
      isStrong: true,
    },
  ];
}

/** The latest first. Nobody has read them yet, so none is chosen by itself. */
function listLandlordPaperOffers(
  { kind: step }: Step,
  { landlordPapers }: EvidenceRecords,
): Offer[] {
  if (!(step in certificatesOfSteps)) return [];
  const papers = landlordPapers.filter(({ kind }) => kind === evidenceKinds[step]);
  return papers.toReversed().map(({ id, fileName, addedOn }) => ({
    source: { kind: "document", id },
    text: `From the landlord, ${formatLongDate(addedOn)}: ${fileName}`,
    documentId: null,
    fileId: id,
    isStrong: false,
  }));
}

/** The last one: an agreement that was made anew is signed anew. */
function listSignatureOffers(step: Step, { signatures }: EvidenceRecords): Offer[] {
  if (step.kind !== "signature" && step.kind !== "landlord-signature") return [];
  const found = signatures.findLast(({ personId }) => personId === step.personId);
  if (!found) return [];
  const text = `Signed by link as “${found.name}” on ${formatLongDate(found.on)}`;
  return [plain({ kind: "signature", id: found.id }, text, true)];
}

/** Those of the person, the latest first. */
function listPaperOffers(step: Step, { documents }: EvidenceRecords): Offer[] {
  const asked = evidenceKinds[step.kind];
  const kinds = new Set([...(asked === "other" ? [] : [asked]), ...(otherPapers[step.kind] ?? [])]);
  const papers = documents.filter(
    ({ kind, personId }) =>
      kinds.has(kind) &&
      (personId === null || step.personId === null || personId === step.personId),
  );
  return papers.toReversed().map(({ id, kind, fileName, personId, addedOn }) => ({
    source: { kind: "document", id },
    text: `${documentKinds[kind]} of ${formatLongDate(addedOn)}: ${fileName}`,
    documentId: id,
    fileId: null,
    isStrong: kind === asked && personId === step.personId,
  }));
}

function listDiaryOffers({ kind }: Step, { checkIn }: EvidenceRecords): Offer[] {
  if (kind !== "inventory-booked" || checkIn === null) return [];
  const { id, startsAt } = checkIn;
  const when = `${formatLongDate(getLondonDate(startsAt))}, ${londonTime(startsAt)}`;
  const text = `Check-in in the diary: ${when}, ${checkIn.with}`;
  return [plain({ kind: "appointment", id }, text, true)];
}

function listKeyOffers({ kind }: Step, { home }: EvidenceRecords): Offer[] {
  if ((kind !== "keys-counted" && kind !== "keys-back") || home.keys.length === 0) return [];
  const isCounting = kind === "keys-counted";
  return [plain({ kind: "keys", id: home.id }, home.keys.join(". "), isCounting)];
}

/** What the tenancy itself says. */
function listTenancyOffers(tenancy: Tenancy, step: Step): Offer[] {
  const person = tenancy.people.find(({ id }) => id === step.personId);
  switch (step.kind) {
    case "identity":
      return listRightToRentOffers(tenancy, step);
    case "right-to-rent":
      return person?.shareCode
        ? [
            plain(
              { kind: "share-code", id: person.id },
              `Their share code, given on ${formatLongDate(person.shareCode.givenOn)}`,
              false,
            ),
          ]
        : [];
    case "prescribed-information":
      return listStepOffers(tenancy, "deposit-registration", true);
    case "keys":
      return [...listStepOffers(tenancy, "inventory", false), ...listPaidOffers(tenancy)];
    case "deposit-settled":
      return listRepaidOffers(tenancy);
    default:
      return [];
  }
}

function listRightToRentOffers(tenancy: Tenancy, { personId }: Step): Offer[] {
  const check = listSteps(tenancy, "right-to-rent").find((one) => one.personId === personId);
  if (!check?.done?.rightToRent || check.done.outcome !== "passed") return [];
  const how = rightToRentMethodNames[check.done.rightToRent.method];
  const text = `Right to rent checked on ${formatLongDate(check.done.on)}, by ${how}`;
  return [plain({ kind: "step", id: `right-to-rent ${personId}` }, text, false)];
}

function listStepOffers(tenancy: Tenancy, kind: StepKind, isStrong: boolean): Offer[] {
  return listSteps(tenancy, kind).flatMap(({ done }) => {
    if (done === null) return [];
    const { note, documentId } = done.evidence;
    const text = [`${stepNames[kind]} on ${formatLongDate(done.on)}`, note].filter(Boolean);
    return [{ ...plain({ kind: "step", id: kind }, text.join(". "), isStrong), documentId }];
  });
}

/** Once all that was asked for is here. */
function listPaidOffers(tenancy: Tenancy): Offer[] {
  const kinds = tenancy.takesDeposit
    ? (["first-rent", "deposit"] as const)
    : ["first-rent" as const];
  const parts = kinds.flatMap((kind) => {
    const payment = findPayment(tenancy, kind);
    const on = findReceivedOn(payment);
    if (payment === null || on === null || getAmountReceived(payment) < payment.askedPence)
      return [];
    const counted = countTowards(tenancy, kind);
    const sum = formatSterling(getAmountReceived(payment) + counted);
    const more = counted > 0 ? `, ${formatSterling(counted)} of it as the holding deposit` : "";
    return `${paymentTitles[kind]} of ${sum} received on ${formatLongDate(on)}${more}`;
  });
  if (parts.length < kinds.length) return [];
  return [plain({ kind: "payment", id: kinds.join(" ") }, parts.join(". "), false)];
}

function listRepaidOffers(tenancy: Tenancy): Offer[] {
  const settled = findPayment(tenancy, "deposit")?.settled;
  if (settled?.how !== "repaid") return [];
  const text = `Deposit of ${formatSterling(settled.pence)} repaid on ${formatLongDate(settled.on)}`;
  return [plain({ kind: "payment", id: "deposit" }, text, true)];
}

function plain(source: EvidenceSource, text: string, isStrong: boolean): Offer {
  return { source, text, documentId: null, fileId: null, isStrong };
}
