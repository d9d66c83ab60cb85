import { and, eq } from "drizzle-orm";
import {
  certificateKinds,
  certificateMonths,
  certificateNames,
  findLatestExpiry,
} from "../../domain/listings/certificates.ts";
import { formatNumericDate, getLondonDate, isRealDate } from "../../domain/shared/dates.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { refuse } from "../staff/refusals.ts";
import {
  listingCertificates,
  listingOverrides,
  listingRecords,
} from "../listings/listing-record-tables.ts";
import { addFieldChanges } from "../listings/listing-records.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { changeHome, type Editing } from "./home-change.ts";
import { checkHome, type WorkingHome } from "./working-home.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type Done = Outcome<{ done: string }>;

/** Adds a certificate. Left without a last day it is good for as long as the law allows. */
export function addCertificate(
  app: Editing,
  staffId: string,
  id: string,
  fields: Fields,
): Promise<Done> {
  const kind = certificateKinds.find((one) => one === fields["kind"]);
  const issuedOn = fields["issuedOn"]?.trim() ?? "";
  if (!kind) return Promise.resolve(refuse("Choose which certificate", "kind"));
  if (!isRealDate(issuedOn)) return Promise.resolve(refuse("Give its date", "issuedOn"));
  if (issuedOn > getLondonDate(app.now())) {
    return Promise.resolve(refuse("Its date is still to come", "issuedOn"));
  }
  const latest = findLatestExpiry(kind, issuedOn);
  const expiresOn = fields["expiresOn"]?.trim() || latest;
  if (!isRealDate(expiresOn) || expiresOn < issuedOn) {
    return Promise.resolve(refuse("Give its last day, after its date", "expiresOn"));
  }
  if (expiresOn > latest) {
    const most = certificateMonths[kind];
    const span = most === 12 ? "12 months" : `${most / 12} years`;
    return Promise.resolve(refuse(`It is good for ${span} at most`, "expiresOn"));
  }
  const reference = (fields["reference"] ?? "").trim().slice(0, 60);
  return changeHome(app, id, async (tx, home) => {
    const paper = { kind, issuedOn, expiresOn, reference };
    const times = { listingId: id, addedBy: staffId, addedAt: app.now() };
    await tx.insert(listingCertificates).values({ ...paper, ...times });
    const became = `runs out ${formatNumericDate(expiresOn)}`;
    await note(tx, app, home, staffId, { field: certificateNames[kind], was: "", became });
    return { ok: true, answer: { done: `${certificateNames[kind]} added.` } };
  });
}

export function removeCertificate(
  app: Editing,
  staffId: string,
  id: string,
  certificateId: string,
): Promise<Done> {
  return changeHome(app, id, async (tx, home) => {
    const found = home.certificates.find((one) => one.id === certificateId);
    if (!isUuid(certificateId) || !found) return refuse("This certificate is not there any more.");
    await tx
      .delete(listingCertificates)
      .where(and(eq(listingCertificates.id, certificateId), eq(listingCertificates.listingId, id)));
    const was = `ran out ${formatNumericDate(found.expiresOn)}`;
    await note(tx, app, home, staffId, {
      field: certificateNames[found.kind],
      was,
      became: "",
    });
    return { ok: true, answer: { done: `${certificateNames[found.kind]} removed.` } };
  });
}

/** Lets a warning pass. What forbids can't be let pass by anybody. */
export function passWarning(
  app: Editing,
  staffId: string,
  id: string,
  { rule, message, reason }: { rule: string; message: string; reason: string },
): Promise<Done> {
  const given = reason.trim();
  if (given.length < 10) {
    const why = "Give a reason of ten characters or more: it stays on the record";
    return Promise.resolve(refuse(why, `reason-${rule}`));
  }
  return changeHome(app, id, async (tx, home) => {
    const { open } = checkHome(home, app);
    const warning = open.find(
      (one) => one.strength === "warns" && one.rule === rule && one.message === message,
    );
    if (!warning) return refuse("This warning is not there any more. Load the page again.");
    const at = app.now();
    await tx.insert(listingOverrides).values({
      listingId: id,
      rule,
      message,
      reason: given.slice(0, 500),
      staffId,
      at,
    });
    await recordAudit(tx, {
      actor: { staffId },
      action: "listing.warning-passed",
      subject: "listing",
      subjectId: id,
      detail: { rule },
    });
    await note(tx, app, home, staffId, {
      field: "warning",
      was: message,
      became: "passed",
      reason: given.slice(0, 500),
    });
    return {
      ok: true,
      answer: { done: "The warning is passed. Your reason stays on the record." },
    };
  });
}

async function note(
  tx: Transaction,
  app: Editing,
  { record }: WorkingHome,
  actor: string,
  change: { field: string; was: string; became: string; reason?: string },
): Promise<void> {
  const version = record.version + 1;
  const at = app.now();
  await tx
    .update(listingRecords)
    .set({ version, updatedAt: at })
    .where(eq(listingRecords.id, record.id));
  await addFieldChanges(tx, [{ listingId: record.id, actor, version, at, ...change }]);
}
