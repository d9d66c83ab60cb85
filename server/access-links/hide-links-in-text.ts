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

/**
 * The same of all texts in what a form or a call sent, however deep they stand, by one question to the
 * database.
 * @param notTyped names of fields in which a page sends a secret or a token
 */
export async function hideLinksInValues<Value>(
  db: Queryable,
  value: Value,
  notTyped: ReadonlySet<string> = new Set(),
): Promise<Value> {
  const known = await findLinksIn(db, listTexts(value, notTyped));
  if (known.length === 0) return value;
  return mapTexts(value, notTyped, (text) => hideLinks(text, known));
}

function listTexts(value: unknown, notTyped: ReadonlySet<string>): string[] {
  if (typeof value === "string") return isUuid(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    notTyped.has(name) ? [] : listTexts(one, notTyped),
  );
}

/** A copy of what JSON can hold. */
function mapTexts<Value>(
  value: Value,
  notTyped: ReadonlySet<string>,
  change: (text: string) => string,
): Value;
function mapTexts(
  value: unknown,
  notTyped: ReadonlySet<string>,
  change: (text: string) => string,
): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, notTyped, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    notTyped.has(name) ? one : mapTexts(one, notTyped, change),
  ]);
  return Object.fromEntries(entries);
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
