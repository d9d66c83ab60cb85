export interface TestMail {
  uid: number;
  raw: Buffer;
  receivedAt: Date;
  flags: Set<string>;
}

/** Splits a command into atoms, quoted strings without their quotes, and lists in brackets. */
export function splitTokens(line: string): string[] {
  const tokens = line.matchAll(/"((?:[^"\\]|\\.)*)"|\([^)]*\)|\S+/g);
  return [...tokens].map(([whole, quoted]) => quoted?.replaceAll(/\\(.)/g, "$1") ?? whole);
}

/** UIDs of a set such as `1,4:7,9:*`. */
export function readSet(set: string, mails: readonly TestMail[]): Set<number> {
  const last = Math.max(0, ...mails.map(({ uid }) => uid));
  const toNumber = (text: string) => (text === "*" ? last : Number(text));
  const ranges = set.split(",").map((part) => {
    const [from = "0", to = from] = part.split(":");
    // The greater may come first: `9:*` names the last mail if it has UID 5 (RFC 3501, 6.4.8).
    return [toNumber(from), toNumber(to)].toSorted((a, b) => a - b);
  });
  return new Set(
    mails
      .map(({ uid }) => uid)
      .filter((uid) => ranges.some(([from, to]) => uid >= from! && uid <= to!)),
  );
}

/** Those search keys that the site uses; an unknown one fails the test. */
export function matchesSearch(
  mail: TestMail,
  criteria: readonly string[],
  mails: readonly TestMail[],
): boolean {
  const left = criteria.flatMap((token) =>
    token.startsWith("(") ? splitTokens(token.slice(1, -1)) : token,
  );
  const readKey = (): boolean => {
    const key = left.shift()?.toUpperCase() ?? "";
    if (key === "ALL") return true;
    if (key === "UNSEEN") return !mail.flags.has("\\Seen");
    if (key === "NOT") return !readKey();
    if (key === "SEEN") return mail.flags.has("\\Seen");
    if (key === "UID") return readSet(left.shift() ?? "", mails).has(mail.uid);
    if (key === "SINCE") return mail.receivedAt >= new Date(`${left.shift()} 00:00:00 UTC`);
    if (key === "OR") return [readKey(), readKey()].includes(true);
    throw new Error(`The test's IMAP server can't search for ${key}.`);
  };
  let matches = true;
  while (left.length > 0) matches = readKey() && matches;
  return matches;
}
