import { and, asc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import {
  chasedStates,
  chaseStages,
  findChaseStage,
  listDueCertificates,
  listUnprovenCertificates,
} from "../../../domain/listings/certificates/certificate-chase.ts";
import {
  certificateNames,
  certificateProofs,
  type DocumentNeeds,
} from "../../../domain/listings/certificates/certificates.ts";
import { addDays, formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { isHomeOf } from "../../branches/of-branch.ts";
import {
  certificateChases,
  listingCertificates,
  listingRecords,
} from "../../listings/listing-record-tables.ts";
import { type ListingRecord, lockRecord } from "../../listings/listing-records.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { staff } from "../../staff/staff-tables.ts";
import { createCertificateMail } from "../mails/certificate-mail.ts";
import { type CertificateRow, readWorkingHome } from "../working-home.ts";

/** Nobody is told in the night. */
const earliest = "08:00";
const homesAtOnce = 200;

/** Tells whoever looks after a home that a certificate runs out, once at each stage. */
export async function chaseCertificates(app: AppContext, stopping?: AbortSignal): Promise<void> {
  if (londonTime(app.now()) < earliest) return;
  const today = getLondonDate(app.now());
  let last = "";
  for (;;) {
    const homes = await listHomesToChase(app.database.orm, today, last);
    for (const { id } of homes) {
      if (stopping?.aborted) return;
      try {
        await chaseHome(app, id, today);
      } catch (error) {
        // One home must not silence the others. It is tried again in the next run.
        app.log.error({ err: error, listingId: id }, "Certificate reminder failed");
      }
    }
    const end = homes.at(-1);
    if (!end || homes.length < homesAtOnce) return;
    last = end.id;
  }
}

/** As the last check of each home found it (`refresh-checks.ts`). */
export function isCertificateDue(today: string) {
  return and(
    inArray(listingRecords.state, [...chasedStates]),
    lte(listingRecords.paperEndsOn, addDays(today, chaseStages[0])),
  );
}

/** Somebody has to see to one of its certificates: it runs out, or only its dates are known. */
function hasCertificateToDo(today: string) {
  const { state, papersUnproven } = listingRecords;
  const isUnproven = and(inArray(state, [...chasedStates]), gt(papersUnproven, 0));
  return or(isCertificateDue(today), isUnproven);
}

function listHomesToChase(db: Queryable, today: string, after: string) {
  return db
    .select({ id: listingRecords.id })
    .from(listingRecords)
    .where(and(isCertificateDue(today), gt(listingRecords.id, after)))
    .orderBy(asc(listingRecords.id))
    .limit(homesAtOnce);
}

async function chaseHome(app: AppContext, id: string, today: string): Promise<void> {
  const at = app.now();
  await transact(app.database.orm, async (tx) => {
    const record = await lockRecord(tx, id);
    if (!record) return;
    const { certificates, texts } = await readWorkingHome(tx, record);
    const due = listDueCertificates(certificates, texts, today);
    const stages = due.flatMap((paper) => {
      const stage = findChaseStage(paper, today);
      return stage === null ? [] : [{ certificateId: paper.id, stage, mailedAt: at }];
    });
    if (stages.length === 0) return;
    const fresh = await tx
      .insert(certificateChases)
      .values(stages)
      .onConflictDoNothing()
      .returning({ id: certificateChases.certificateId });
    if (fresh.length === 0) return;
    const news = due.filter((paper) => fresh.some((one) => one.id === paper.id));
    await queueMail(tx, await createMail(tx, app, record, news, today));
    const subject = { subject: "listing", subjectId: id } as const;
    const detail = { certificates: news.length };
    await recordAudit(tx, { actor: "job", action: "listing.certificates-due", ...subject, detail });
    await notifyOffice(tx, { subject: "listing", id });
  });
}

async function createMail(
  db: Queryable,
  { config }: AppContext,
  { id, title, ownerId }: ListingRecord,
  due: readonly CertificateRow[],
  today: string,
) {
  const [owner] =
    ownerId === null ? [] : await db.select().from(staff).where(eq(staff.id, ownerId));
  const isHere = owner && owner.leftAt === null;
  const { publicUrl } = config;
  return createCertificateMail(
    {
      name: isHere ? owner.name : "colleagues",
      email: isHere ? owner.email : config.agencyEmail,
      url: publicUrl && `${publicUrl}/office/listings/${id}#documents`,
    },
    {
      listingId: id,
      home: title,
      replyTo: config.agencyEmail,
      lines: due.map(({ kind, expiresOn }) => [
        certificateNames[kind],
        `${expiresOn < today ? "expired on" : "expires on"} ${formatNumericDate(expiresOn)}`,
      ]),
    },
  );
}

export interface HomeWithCertificatesToDo {
  id: string;
  name: string;
  papers: {
    id: string;
    name: string;
    /** Null where it does not run out soon. */
    expiresOn: string | null;
    isExpired: boolean;
    /** What is to be added to it. Null where nothing is. */
    proof: string | null;
  }[];
}

interface Whose {
  /** Of one colleague, with what is nobody's. Null for everybody's. */
  staffId: string | null;
  branch: string | null;
}

function isOf({ staffId, branch }: Whose) {
  const { ownerId } = listingRecords;
  const isOwn = staffId === null ? undefined : or(eq(ownerId, staffId), isNull(ownerId));
  return and(isOwn, isHomeOf(branch));
}

export function countHomesWithCertificatesToDo(
  db: Queryable,
  today: string,
  whose: Whose,
): Promise<number> {
  return db.$count(listingRecords, and(hasCertificateToDo(today), isOf(whose)));
}

/** Homes with a certificate to renew or to complete, the most urgent first, for the page of today. */
export async function listHomesWithCertificatesToDo(
  db: Queryable,
  today: string,
  { limit, ...whose }: Whose & { limit: number },
): Promise<HomeWithCertificatesToDo[]> {
  const records = await db
    .select()
    .from(listingRecords)
    .where(and(hasCertificateToDo(today), isOf(whose)))
    .orderBy(asc(listingRecords.paperEndsOn), asc(listingRecords.id))
    .limit(limit);
  const ids = records.map(({ id }) => id);
  const papers = await db
    .select()
    .from(listingCertificates)
    .where(inArray(listingCertificates.listingId, ids));
  return records.map((record) => {
    const { hasGas = "", licence = "" } = { ...record.details, ...record.draft };
    const own = papers.filter(({ listingId }) => listingId === record.id);
    return describeHome(record, own, { needs: { hasGas, licence }, today });
  });
}

function describeHome(
  { id, title, area, outcode }: ListingRecord,
  certificates: readonly CertificateRow[],
  { needs, today }: { needs: DocumentNeeds; today: string },
): HomeWithCertificatesToDo {
  const due = listDueCertificates(certificates, needs, today);
  const unproven = listUnprovenCertificates(certificates, needs, today);
  const papers = [...new Set([...due, ...unproven])].map((paper) => ({
    id: paper.id,
    name: certificateNames[paper.kind],
    expiresOn: due.includes(paper) ? paper.expiresOn : null,
    isExpired: paper.expiresOn < today,
    proof: unproven.includes(paper) ? certificateProofs[paper.kind] : null,
  }));
  return { id, name: `${title}, ${area} ${outcode}`, papers };
}
