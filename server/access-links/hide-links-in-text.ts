import { hideSecrets, listSecretCandidates } from "../../domain/shared/quoted-secrets.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { MailTransport } from "../platform/mail/transport.ts";
import { findKnownSecrets } from "./access-links.ts";

/**
 * What somebody wrote into a form, as others may keep and read it: who asks about a page that does not
 * work pastes its address. Nothing is asked of the database for a text without such words.
 */
export async function hideLinksInText<Text extends string | null>(
  db: Queryable,
  text: Text,
): Promise<Text | string> {
  if (text === null) return text;
  const candidates = listSecretCandidates(text);
  return candidates.length === 0 ? text : hideSecrets(text, await findKnownSecrets(db, candidates));
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
