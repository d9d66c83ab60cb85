/** More identifiers than a long correspondence has. */
const maxIds = 50;

/** Reads the identifiers of `Message-ID`, `In-Reply-To` or `References`, without their brackets. */
export function readMessageIds(header: string | undefined): string[] {
  const found = (header ?? "").slice(0, 20_000).matchAll(/<([^<>\s]{1,250})>/g);
  return [...found].map(([, id]) => id!).slice(-maxIds);
}

const ownId = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@/i;

/** Ids of the mails in the outbox among identifiers: ours are `<outbox id>@<domain>`. */
export function findOutboxIds(messageIds: readonly string[]): string[] {
  const ids = messageIds.flatMap((messageId) => ownId.exec(messageId)?.[1]?.toLowerCase() ?? []);
  return [...new Set(ids)];
}

/** Prefixes of replies and forwarded mails in the languages of the programs that write them. */
const prefix = /^(?:(?:re|fwd?|aw|wg|sv|vs|antw|tr|rif|res|enc)(?:\[\d{1,2}\])?\s?:\s*)+/i;

/** Whether two subjects are the same but for `Re:`, case and spaces. An empty one is like no other. */
export function isSameSubject(one: string, other: string): boolean {
  const bare = toBareSubject(one);
  return bare !== "" && bare === toBareSubject(other);
}

function toBareSubject(subject: string): string {
  return subject.replaceAll(/\s+/g, " ").trim().replace(prefix, "").toLowerCase();
}
