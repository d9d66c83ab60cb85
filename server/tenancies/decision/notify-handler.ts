import { and, eq, gt, sql } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { staff } from "../../staff/staff-tables.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import { createSentMail } from "../mails/sent-mails.ts";

/** Files come several at a time: the next mail about the same tenancy or home waits so long. */
const pauseMinutes = 15;

/** Tells whoever carries a tenancy on that somebody sent what a step waits for. */
export async function notifyTenancyHandler(
  tx: Transaction,
  app: AppContext,
  { row }: LoadedTenancy,
  sent: Sent,
): Promise<void> {
  await tell(tx, app, row.ownerId, {
    kind: "tenancy-sent",
    aboutId: row.id,
    homeName: row.accepted.home.name,
    ...sent,
    link: { text: "Open tenancy", path: `/office/tenancies/${row.id}` },
  });
}

/** Tells whoever has a home that its landlord sent a paper for it. */
export async function notifyListingHandler(
  tx: Transaction,
  app: AppContext,
  { id, name, ownerId }: { id: string; name: string; ownerId: string | null },
  sent: Sent,
): Promise<void> {
  await tell(tx, app, ownerId, {
    kind: "home-paper-sent",
    aboutId: id,
    homeName: name,
    ...sent,
    link: { text: "Open landlord page", path: `/office/listings/${id}/landlord` },
  });
}

/** Tells the office that somebody whose home is not advertised yet sent a paper: each is opened by its mail. */
export async function notifyOfLandlordDocument(
  tx: Transaction,
  app: AppContext,
  { landlordId, documentId }: { landlordId: string; documentId: string },
  sent: Sent,
): Promise<void> {
  const mail = {
    kind: "landlord-paper-sent",
    aboutId: landlordId,
    homeName: "a new property",
    ...sent,
    link: { text: "Open document", path: `/office/documents/${documentId}` },
  } as const;
  await queueTo(tx, app, null, mail);
}

interface Sent {
  who: string;
  what: string;
}

interface SentNews extends Sent {
  kind: "tenancy-sent" | "home-paper-sent" | "landlord-paper-sent";
  aboutId: string;
  homeName: string;
  link: { text: string; path: string };
}

async function tell(
  tx: Transaction,
  app: AppContext,
  ownerId: string | null,
  news: SentNews,
): Promise<void> {
  const wasTold = and(
    eq(outbox.kind, news.kind),
    eq(outbox.aboutId, news.aboutId),
    // The database's own clock wrote it.
    gt(outbox.createdAt, sql`now() - ${pauseMinutes} * interval '1 minute'`),
  );
  if ((await tx.$count(outbox, wasTold)) > 0) return;
  await queueTo(tx, app, ownerId, news);
}

async function queueTo(
  tx: Transaction,
  { config }: AppContext,
  ownerId: string | null,
  { link, ...facts }: SentNews,
): Promise<void> {
  const [owner] =
    ownerId === null ? [] : await tx.select().from(staff).where(eq(staff.id, ownerId));
  const isHere = owner && owner.leftAt === null;
  const to = isHere ? owner : { name: "colleagues", email: config.agencyEmail };
  const siteUrl = getSiteOrigin(config);
  const url = siteUrl && siteUrl + link.path;
  const mail = {
    ...facts,
    link: url === null ? null : { text: link.text, url },
    replyTo: config.agencyEmail,
  };
  await queueMail(tx, createSentMail(to, mail));
}
