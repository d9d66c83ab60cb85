import { hiddenLink, nameHiddenLink } from "../../domain/shared/mail/link-slot.ts";
import { hideSecrets, listSecretCandidates } from "../../domain/shared/mail/quoted-secrets.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { MailTransport } from "../platform/mail/transport.ts";
import { findKnownLinks, type KnownLink } from "./access-links.ts";

/** Nobody pastes so many into one text, and each is looked for in all of it: then nothing of it is kept. */
const mostLinks = 10;

/** A text of a form is not nested so deep: no schema keeps what is. */
const mostDeep = 20;

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
  const texts: string[] = [];
  mapTexts(value, notTyped, (text) => {
    if (!isUuid(text)) texts.push(text);
    return text;
  });
  const known = await findLinksIn(db, texts);
  if (known.length === 0) return value;
  return mapTexts(value, notTyped, (text) => hideLinks(text, known));
}

/** A copy of what JSON can hold. */
function mapTexts<Value>(
  value: Value,
  notTyped: ReadonlySet<string>,
  change: (text: string) => string,
  depth?: number,
): Value;
function mapTexts(
  value: unknown,
  notTyped: ReadonlySet<string>,
  change: (text: string) => string,
  depth = 0,
): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null || depth > mostDeep) return value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, notTyped, change, depth + 1));
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    notTyped.has(name) ? one : mapTexts(one, notTyped, change, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** Links of ours in texts, whatever their state. */
export function findLinksIn(db: Queryable, texts: readonly string[]): Promise<KnownLink[]> {
  return findKnownLinks(db, [...new Set(texts.flatMap(listSecretCandidates))]);
}

function hideLinks(text: string, known: readonly KnownLink[]): string {
  const words = new Set(listSecretCandidates(text));
  const here = known.filter(({ secret }) => words.has(secret));
  if (here.length > mostLinks) return hiddenLink;
  const names = new Map(here.map(({ secret, link }) => [secret, nameHiddenLink(link.purpose)]));
  return hideSecrets(text, [...names.keys()], (secret) => names.get(secret) ?? hiddenLink);
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
