import { createServer, type Socket } from "node:net";
import { getPort } from "./smtp-server.ts";
import { ImapSession, type TestMailbox } from "./imap-session.ts";

export interface TestImapServer extends TestMailbox {
  url: string;
  /** Delivers a mail; clients that idle are told. Returns its UID. */
  deliver: (raw: Buffer, options?: { receivedAt?: Date; seen?: boolean }) => number;
  /** Gives all mails new UIDs under a new UIDVALIDITY, as after a restored back-up. */
  renumber: () => void;
  /** Cuts all connections. */
  drop: () => void;
  connections: () => number;
  close: () => Promise<void>;
}

/**
 * A small IMAP4rev1 server (RFC 3501, IDLE of RFC 2177) with one mailbox, for tests.
 * @param port 0 picks a free one
 */
export async function startTestImapServer(port = 0): Promise<TestImapServer> {
  const sessions = new Map<Socket, ImapSession>();
  let nextUid = 1;
  const mailbox: TestMailbox = {
    uidValidity: 1,
    mails: [],
    fetched: [],
    user: "lettings@keystone.example.com",
    password: 'a "quoted" secret',
    refuses: () => null,
  };
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("close", () => sessions.delete(socket));
    sessions.set(socket, new ImapSession(socket, test));
  });
  const test: TestImapServer = Object.assign(mailbox, {
    url: "",
    deliver(raw: Buffer, { receivedAt = new Date(), seen = false } = {}) {
      const uid = nextUid++;
      mailbox.mails.push({ uid, raw, receivedAt, flags: new Set(seen ? ["\\Seen"] : []) });
      for (const session of sessions.values()) session.tellExists();
      return uid;
    },
    renumber() {
      mailbox.uidValidity++;
      nextUid = 1;
      for (const mail of mailbox.mails) mail.uid = nextUid++;
    },
    drop: () => {
      for (const socket of sessions.keys()) socket.destroy();
    },
    connections: () => sessions.size,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sessions.keys()) socket.destroy();
      }),
  });
  await new Promise<void>((resolve) => server.listen(port, "0.0.0.0", resolve));
  const { user, password } = mailbox;
  test.url = `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${getPort(server)}`;
  return test;
}
