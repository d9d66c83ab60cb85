import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ImapFlow, type ImapFlowError } from "imapflow";

export interface MailboxSettings {
  host: string;
  port: number;
  /** TLS from the first byte. Otherwise STARTTLS, except on this machine. */
  isEncrypted: boolean;
  user: string;
  password: string;
  folder: string;
  /** Where people write to reach it. */
  address: string;
}

export interface MailboxEntry {
  uid: number;
  bytes: number;
  receivedAt: Date;
}

/** An open mailbox. Its methods throw a `MailboxProblem` once the server fails. */
export interface Mailbox {
  /** UIDs mean the same as before while this stays the same (RFC 3501, 2.3.1.1). */
  uidValidity: string;
  uidNext: number;
  /** UIDs of mails that nobody has read, and of all above one, in their order. */
  findNew: (above: number) => Promise<number[]>;
  findReceivedSince: (date: Date) => Promise<number[]>;
  list: (uids: readonly number[]) => Promise<MailboxEntry[]>;
  /**
   * Reads a mail, without marking it as seen.
   * @param maxBytes only its beginning
   */
  download: (uid: number, maxBytes?: number) => Promise<Buffer>;
  markSeen: (uid: number) => Promise<void>;
  /** Resolves when a mail arrives or the time is over. */
  waitForMail: (ms: number) => Promise<void>;
  close: () => void;
}

/** Why the mailbox can't be read: one line without personal data. */
export class MailboxProblem extends Error {}

/** Milliseconds. `silence` is how long the server may be silent while it works. */
export interface MailboxTimeouts {
  connection: number;
  greeting: number;
  silence: number;
}

const highestUid = 4_294_967_295;

const patience: MailboxTimeouts = { connection: 20_000, greeting: 15_000, silence: 120_000 };

/**
 * Opens a mailbox over IMAP.
 * @param longestMail bytes; a server that sends more at once is cut off
 * @param signal closes it
 * @throws MailboxProblem
 */
export async function openMailbox(
  settings: MailboxSettings,
  longestMail: number,
  signal: AbortSignal,
  timeouts: MailboxTimeouts = patience,
): Promise<Mailbox> {
  const client = createClient(settings, longestMail, timeouts);
  const close = () => client.close();
  signal.addEventListener("abort", close, { once: true });
  client.once("close", () => signal.removeEventListener("abort", close));
  const run = createRunner(client);
  const opened = await run(async () => {
    if (signal.aborted) return false;
    await client.connect();
    return client.mailboxOpen(settings.folder);
  });
  return {
    uidValidity: String(opened.uidValidity),
    uidNext: opened.uidNext,
    ...createReading(client, run),
    close,
  };
}

type Run = <T>(work: () => Promise<T | false>) => Promise<T>;

/** A connection is of no use after a failure. Some calls on a lost one find nothing instead. */
function createRunner(client: ImapFlow): Run {
  let failure: Error | null = null;
  client.on("error", (error) => (failure = error));
  return async (work) => {
    try {
      const result = await work();
      if (result !== false && client.usable) return result;
      throw new MailboxProblem("the connection was lost");
    } catch (error) {
      client.close();
      throw new MailboxProblem(describeFailure(failure ?? error), { cause: error });
    }
  };
}

type Reading = Omit<Mailbox, "uidValidity" | "uidNext" | "close">;

function createReading(client: ImapFlow, run: Run): Reading {
  let hasNews = false;
  client.on("exists", () => (hasNews = true));
  const search = (query: Parameters<typeof client.search>[0]) =>
    run(async () => (await client.search(query, { uid: true })) ?? false);
  return {
    async findNew(above) {
      hasNews = false;
      // `*` would also find the last mail if it is below (RFC 3501, 6.4.8).
      const found = await search({ or: [{ seen: false }, { uid: `${above + 1}:${highestUid}` }] });
      return found.toSorted((a, b) => a - b);
    },
    findReceivedSince: (since) => search({ since }),
    list: (uids) =>
      run(async () => {
        if (uids.length === 0) return [];
        const items = { uid: true, size: true, internalDate: true };
        const mails = await client.fetchAll(uids.join(","), items, { uid: true });
        return mails.map(toEntry).toSorted((a, b) => a.uid - b.uid);
      }),
    download: (uid, maxBytes) =>
      run(async () => {
        const source = maxBytes === undefined ? true : { start: 0, maxLength: maxBytes };
        const mail = await client.fetchOne(String(uid), { source }, { uid: true });
        return mail === false ? Buffer.alloc(0) : (mail.source ?? Buffer.alloc(0));
      }),
    async markSeen(uid) {
      await run(() => client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true }));
    },
    async waitForMail(ms) {
      if (hasNews || !client.usable) return;
      const over = new AbortController();
      const news = [once(client, "exists", over), once(client, "close", over)];
      await Promise.race([...news, sleep(ms, null, over)]).catch(() => undefined);
      over.abort();
      await Promise.allSettled(news);
    },
  };
}

function createClient(
  { host, port, isEncrypted, user, password: pass }: MailboxSettings,
  longestMail: number,
  { connection, greeting, silence }: MailboxTimeouts,
): ImapFlow {
  const isLocal = ["127.0.0.1", "::1", "localhost"].includes(host);
  return new ImapFlow({
    host,
    port,
    secure: isEncrypted,
    // A password must not cross a network in the clear.
    ...(!isEncrypted && !isLocal && { doSTARTTLS: true }),
    auth: { user, pass },
    logger: false,
    autoIdleDelay: 1000,
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: silence,
    // Some servers announce less than they send (Exchange estimates sizes).
    maxLiteralSize: 2 * longestMail,
  });
}

function toEntry(mail: { uid: number; size?: number; internalDate?: Date | string }): MailboxEntry {
  const receivedAt = new Date(mail.internalDate ?? Number.NaN);
  return {
    uid: mail.uid,
    bytes: mail.size ?? 0,
    receivedAt: Number.isNaN(receivedAt.getTime()) ? new Date() : receivedAt,
  };
}

/** Servers' own words may name the user, so only codes are shown. */
function describeFailure(error: unknown): string {
  if (error instanceof MailboxProblem) return error.message;
  const { serverResponseCode, code: errorCode, ...facts } = readFacts(error);
  const code = serverResponseCode ?? errorCode ?? "";
  if (facts.authenticationFailed) return "the server rejected the user name or password";
  if (facts.tlsFailed) return "we couldn’t make an encrypted connection";
  if (code === "NONEXISTENT" || code === "TRYCREATE") return "the folder doesn’t exist";
  if (code === "ECONNREFUSED") return "nothing responds at its address and port";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "its host name is unknown";
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return "it didn’t respond in time";
  if (code === "LiteralTooLarge") return "the server sent more than it said it would";
  const words = code || facts.responseStatus || "no code";
  return `the connection failed (${/^[\w -]{1,40}$/.test(words) ? words : "no code"})`;
}

function readFacts(error: unknown): Partial<ImapFlowError> {
  return error instanceof Error ? error : {};
}
