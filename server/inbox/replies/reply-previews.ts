import { and, desc, eq, isNull } from "drizzle-orm";
import { buildPreviewPath } from "../../../domain/listings/preview-path.ts";
import {
  createLinkSlot,
  hiddenPreview,
  listLinkSlots,
} from "../../../domain/shared/mail/link-slot.ts";
import { hideSecrets } from "../../../domain/shared/mail/quoted-secrets.ts";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { createAccessLink, isOver } from "../../access-links/access-links.ts";
import type { LinkOwner } from "../../access-links/fill-mail-links.ts";
import { findLinksIn } from "../../access-links/hide-links-in-text.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse } from "../../staff/refusals.ts";

/** A home whose preview somebody passes on, until when its link works. */
export interface PassedPreview {
  homeId: string;
  expiresAt: Date | null;
}

/**
 * A reply in whose text each address of a preview is a slot, so that nothing that is kept of it opens
 * the home. Whoever has the address may pass it on. A slot that was typed proves nothing, and what
 * opens a person's page is no colleague's to send.
 * @param siteUrl null if the site does not know its own address
 */
export async function holdPreviews(
  db: Queryable,
  text: string,
  { siteUrl, at }: { siteUrl: string | null; at: Date },
): Promise<Outcome<{ text: string; previews: PassedPreview[] }>> {
  const isTyped = listLinkSlots(text).some(({ purpose }) => purpose === "preview");
  if (isTyped || text.includes(hiddenPreview)) return pasteAgain;
  const known = await findLinksIn(db, [text]);
  const previews = new Map<string, PassedPreview>();
  let held = text;
  for (const { secret, link } of known) {
    if (link.purpose !== "preview") return notToSend;
    if (isOver(link, at)) return ended;
    if (siteUrl === null) return addressUnknown;
    const { recordId: homeId, expiresAt } = link;
    previews.set(homeId, { homeId, expiresAt });
    const slot = createLinkSlot("preview", homeId);
    held = hideSecrets(held, [secret], () => siteUrl + buildPreviewPath(homeId, slot));
  }
  return { ok: true, answer: { text: held, previews: [...previews.values()] } };
}

const pasteAgain = refuse(
  `Paste the preview link again where the reply says “${hiddenPreview}”. We don’t store these links.`,
  "body",
);
const notToSend = refuse(
  "The reply contains a link to someone’s own page. Remove it. To send people theirs, choose “Email page link” on their own record.",
  "body",
);
const ended = refuse("That preview has expired. Make a new one and paste its link.", "body");
const addressUnknown = refuse(
  "We can’t email a preview until the site’s own address is set. Ask the person who runs the site to set it.",
  "body",
);

/** Lets one mail bring the previews. Nobody has the secrets: sending makes others in their place. */
export async function allowPreviews(
  tx: Transaction,
  mailId: string,
  { previews, at }: { previews: readonly PassedPreview[]; at: Date },
): Promise<void> {
  for (const { homeId: recordId, expiresAt } of previews)
    await createAccessLink(tx, { purpose: "preview", recordId, mailId, at, expiresAt });
}

/** Whoever a mail goes to that may bring this preview. Null once another preview was made. */
export async function findMailedPreview(
  db: Queryable,
  homeId: string,
  mail: { id: string; recipient: string },
): Promise<LinkOwner | null> {
  const { purpose, recordId, mailId, revokedAt, createdAt, expiresAt } = accessLinks;
  const [allowed] = await db
    .select({ expiresAt })
    .from(accessLinks)
    .where(
      and(eq(purpose, "preview"), eq(recordId, homeId), eq(mailId, mail.id), isNull(revokedAt)),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return allowed ? { emails: [mail.recipient], contactId: null, days: null, ...allowed } : null;
}
