import { hideSecrets, listSecretCandidates } from "../../domain/mail-in/quoted-secrets.ts";
import { findKnownSecrets } from "../access-links/access-links.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { ParsedMail } from "./parse-mail.ts";

/**
 * A mail as the office may read it. Who answers a mail of ours quotes its link, which would open their
 * page to whoever reads the answer.
 */
export async function hideOwnLinks(
  db: Queryable | Transaction,
  mail: ParsedMail,
): Promise<ParsedMail> {
  const { subject, text, quoted, html } = mail;
  const whole = [subject, text, quoted ?? "", html ?? ""].join("\n\n");
  const secrets = await findKnownSecrets(db, listSecretCandidates(whole));
  if (secrets.length === 0) return mail;
  return {
    ...mail,
    subject: hideSecrets(subject, secrets),
    text: hideSecrets(text, secrets),
    quoted: quoted === null ? null : hideSecrets(quoted, secrets),
    html: html === null ? null : hideSecrets(html, secrets),
  };
}
