import { getLondonDate } from "../../../domain/shared/dates.ts";
import { stripDirectionMarks } from "../../../domain/shared/text/direction-marks.ts";
import { readLine } from "../../../domain/shared/fields/text-fields.ts";
import { signingConsent } from "../../../domain/tenancies/documents/tenancy-documents.ts";
import type { RuleRefusal } from "../../../domain/tenancies/progress-rules.ts";
import { hideLinksInText } from "../../access-links/hide-links-in-text.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { findLatestAgreement } from "./find-document.ts";
import { lockTenancy, type LoadedTenancy } from "../load-tenancy.ts";
import { recordProgressIn } from "../steps/record-progress.ts";
import { tenancySignatures } from "./signature-table.ts";

export interface Signature {
  tenancyId: string;
  /** The file that they read. A newer one makes them read again. */
  documentId: string;
  /** Of the people of this link, who signs. Null for a landlord. */
  personId: string | null;
  name: string;
  consents: boolean;
}

export type Signed =
  | { ok: true; signatureId: string }
  | RuleRefusal
  | { ok: false; rule: "none" | "not-theirs" | "newer-paper" | "name-missing" | "consent-missing" };

/**
 * Signs the agreement by a case link: kept are the typed name, the time, the words of consent and
 * the hash of exactly the file that was signed.
 */
export async function signAgreement(
  app: AppContext,
  opened: OpenCase,
  signature: Signature,
): Promise<Signed> {
  const typed = (readLine(stripDirectionMarks(signature.name)) ?? "").trim();
  if (typed === "" || typed.length > 200) return { ok: false, rule: "name-missing" };
  const name = await hideLinksInText(app.database.orm, typed);
  if (!signature.consents) return { ok: false, rule: "consent-missing" };
  return transact(app.database.orm, (tx) => signIn(tx, app, opened, { ...signature, name }));
}

async function signIn(
  tx: Transaction,
  app: AppContext,
  opened: OpenCase,
  { tenancyId, documentId, personId, name }: Signature,
): Promise<Signed> {
  // No newer paper and no other terms may come between reading it and signing it.
  const loaded = await lockTenancy(tx, tenancyId);
  if (loaded === null) return { ok: false, rule: "none" };
  const signer = findSigner(opened, loaded, personId);
  if (signer === null) return { ok: false, rule: "not-theirs" };
  const paper = await findLatestAgreement(tx, tenancyId);
  if (paper?.id !== documentId) return { ok: false, rule: "newer-paper" };
  const at = app.now();
  const recorded = await recordProgressIn(
    tx,
    app,
    { actor: "visitor", by: signer.by },
    {
      tenancyId,
      action: {
        do: "complete-step",
        kind: signer.kind,
        personId,
        on: getLondonDate(at),
        outcome: "passed",
        evidence: { note: `Signed by link as “${name}”.`, documentId },
      },
    },
  );
  if (!recorded.ok) return recorded;
  const signed = {
    documentHash: paper.hash,
    signedName: name,
    consent: signingConsent,
    signedAt: at,
    linkId: opened.linkId,
  };
  const [row] = await tx
    .insert(tenancySignatures)
    .values({ tenancyId, personId, documentId, ...signed })
    .returning({ id: tenancySignatures.id });
  return row ? { ok: true, signatureId: row.id } : { ok: false, rule: "none" };
}

/** A link signs for its own people only. */
function findSigner(opened: OpenCase, { row, people }: LoadedTenancy, personId: string | null) {
  if (opened.kind === "landlord") {
    const isOwn = row.landlordId === opened.landlordId && personId === null;
    return isOwn ? { kind: "landlord-signature" as const, by: opened.landlordId } : null;
  }
  const person = people.find(({ id }) => id === personId);
  if (!person || person.role !== "tenant" || !opened.contactIds.includes(person.contactId))
    return null;
  return { kind: "signature" as const, by: person.id };
}
