import type { Texts } from "../../domain/shared/form-steps.ts";
import { nameHiddenLink } from "../../domain/shared/link-slot.ts";
import { hideSecrets, listSecretCandidates } from "../../domain/shared/quoted-secrets.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { MailTransport } from "../platform/mail/transport.ts";
import { findKnownLinks, type KnownLink } from "./access-links.ts";

/**
 * What somebody wrote into a form, as others may keep and read it: who asks about a page that does not
 * work pastes its address. Nothing is asked of the database for a text without such words.
 */
export async function hideLinksInText<Text extends string | null>(
  db: Queryable,
  text: Text,
): Promise<Text | string> {
  return text === null ? text : hideLinks(text, await findLinksIn(db, [text]));
}

/** All fields of a form, by one question to the database. */
export async function hideLinksInFields(db: Queryable, fields: Texts): Promise<Texts> {
  const known = await findLinksIn(
    db,
    Object.values(fields).filter((text) => !isUuid(text)),
  );
  const hidden = Object.entries(fields).map(([name, text]) => [name, hideLinks(text, known)]);
  return Object.fromEntries(hidden);
}

/** Links of ours in texts, whatever their state. */
export function findLinksIn(db: Queryable, texts: readonly string[]): Promise<KnownLink[]> {
  return findKnownLinks(db, [...new Set(texts.flatMap(listSecretCandidates))]);
}

function hideLinks(text: string, known: readonly KnownLink[]): string {
  return known.reduce(
    (shown, { secret, link }) => hideSecrets(shown, [secret], nameHiddenLink(link.purpose)),
    text,
  );
}

/** The same in what a form holds beside texts. */
export async function hideLinksInValues<Fields extends object>(
  db: Queryable,
  fields: Fields,
): Promise<Fields> {
  const shown = { ...fields };
  for (const [name, text] of Object.entries(fields)) {
    if (typeof text === "string") Object.assign(shown, { [name]: await hideLinksInText(db, text) });
  }
  return shown;
}

/** Some mail servers quote the address for which they refuse a mail, and the outbox keeps their words. */
export function hideLinksInRefusals(transport: MailTransport, db: Queryable): MailTransport {
  return {
    ...transport,
    async send(mail, signal) {
      const delivery = await transport.send(mail, signal);
      if (delivery.ok) return delivery;
      // It never rejects, nor does it while the database is away.
      const reason = await hideLinksInText(db, delivery.reason).catch(() => delivery.code);
      return { ...delivery, reason };
    },
  };
}
