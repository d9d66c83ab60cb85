import { and, eq, gt, sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { staff } from "../staff/staff-tables.ts";
import type { LoadedTenancy } from "./load-tenancy.ts";
import { createSentMail } from "./mails/sent-mails.ts";

type Telling = Pick<AppContext, "config">;

/** Files come several at a time: the next mail about the same let or home waits so long. */
const pauseMinutes = 15;

/** Tells whoever carries a let on that somebody sent what a step waits for. */
export async function tellLetOwner(
  tx: Transaction,
  app: Telling,
  { row }: LoadedTenancy,
  text: string,
): Promise<void> {
  await tell(tx, app, row.ownerId, {
    kind: "tenancy-sent",
    aboutId: row.id,
    homeName: row.accepted.home.name,
    text,
    link: { text: "Open the let", path: `/office/lets/${row.id}` },
  });
}

/** Tells whoever has a home that its landlord sent a paper for it. */
export async function tellHomeOwner(
  tx: Transaction,
  app: Telling,
  { id, name, ownerId }: { id: string; name: string; ownerId: string | null },
  text: string,
): Promise<void> {
  await tell(tx, app, ownerId, {
    kind: "home-paper-sent",
    aboutId: id,
    homeName: name,
    text,
    link: { text: "Open the home’s landlord", path: `/office/listings/${id}/landlord` },
  });
}

async function tell(
  tx: Transaction,
  { config }: Telling,
  ownerId: string | null,
  {
    link,
    ...facts
  }: {
    kind: "tenancy-sent" | "home-paper-sent";
    aboutId: string;
    homeName: string;
    text: string;
    link: { text: string; path: string };
  },
): Promise<void> {
  const wasTold = and(
    eq(outbox.kind, facts.kind),
    eq(outbox.aboutId, facts.aboutId),
    // The database's own clock wrote it.
    gt(outbox.createdAt, sql`now() - ${pauseMinutes} * interval '1 minute'`),
  );
  if ((await tx.$count(outbox, wasTold)) > 0) return;
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
