import type { Socket } from "node:net";
import { matchesSearch, readSet, splitTokens, type TestMail } from "./imap-search.ts";

export interface TestMailbox {
  uidValidity: number;
  mails: TestMail[];
  /** What clients fetched, in order: `7 BODY.PEEK[]`. */
  fetched: string[];
  user: string;
  password: string;
  /** Asked for each command, `GREETING` first: `hang` never answers, `drop` cuts the connection. */
  refuses: (command: string) => "hang" | "drop" | "no" | null;
}

/** One connection of a client to the test's IMAP server. */
export class ImapSession {
  private input = Buffer.alloc(0);
  private line = "";
  private idleTag: string | null = null;
  private isSelected = false;
  private toldExists = 0;
  private readonly socket: Socket;
  private readonly mailbox: TestMailbox;

  constructor(socket: Socket, mailbox: TestMailbox) {
    this.socket = socket;
    this.mailbox = mailbox;
    socket.on("data", (chunk: Buffer) => {
      this.input = Buffer.concat([this.input, chunk]);
      this.readLines();
    });
    if (this.refuse("GREETING", "*")) return;
    this.send("* OK IMAP4rev1 ready");
  }

  tellExists(): void {
    const exists = this.mailbox.mails.length;
    if (!this.isSelected || this.idleTag === null || exists === this.toldExists) return;
    this.toldExists = exists;
    this.send(`* ${exists} EXISTS`);
  }

  /** A line ends with CRLF, unless it announces a literal, whose bytes belong to it. */
  private readLines(): void {
    for (;;) {
      const end = this.input.indexOf("\r\n");
      if (end === -1) return;
      const text = this.input.subarray(0, end).toString("latin1");
      const literal = /\{(\d+)(\+?)\}$/.exec(text);
      if (literal === null) {
        const line = this.line + text;
        this.line = "";
        this.input = this.input.subarray(end + 2);
        this.run(line);
        continue;
      }
      const length = Number(literal[1]);
      if (literal[2] === "" && this.input.length === end + 2) this.send("+ Go on");
      if (this.input.length < end + 2 + length) return;
      const bytes = this.input.subarray(end + 2, end + 2 + length).toString("latin1");
      this.line += `${text.slice(0, literal.index)}"${bytes.replaceAll(/["\\]/g, "\\$&")}"`;
      this.input = this.input.subarray(end + 2 + length);
    }
  }

  private run(line: string): void {
    if (this.idleTag !== null) {
      if (line.toUpperCase() === "DONE") this.send(`${this.idleTag} OK IDLE ended`);
      this.idleTag = null;
      return;
    }
    const [tag = "*", first = "", ...rest] = splitTokens(line);
    const isUid = first.toUpperCase() === "UID";
    const command = isUid ? `UID ${rest.shift() ?? ""}`.toUpperCase() : first.toUpperCase();
    if (this.refuse(command, tag)) return;
    this.answer(tag, command, rest);
  }

  private refuse(command: string, tag: string): boolean {
    const refusal = this.mailbox.refuses(command);
    if (refusal === "drop") this.socket.destroy();
    if (refusal === "no") this.send(tag === "*" ? "* BYE not now" : `${tag} NO not now`);
    return refusal !== null;
  }

  private answer(tag: string, command: string, args: string[]): void {
    const { mailbox } = this;
    switch (command) {
      case "CAPABILITY":
        this.send("* CAPABILITY IMAP4rev1 IDLE UIDPLUS");
        break;
      case "LOGIN":
        if (args[0] !== mailbox.user || args[1] !== mailbox.password) {
          this.send(`${tag} NO [AUTHENTICATIONFAILED] wrong user or password`);
          return;
        }
        break;
      case "LIST":
        this.send('* LIST (\\HasNoChildren) "/" INBOX');
        break;
      case "SELECT":
        if (args[0]?.toUpperCase() !== "INBOX") {
          this.send(`${tag} NO [NONEXISTENT] no such mailbox`);
          return;
        }
        this.select();
        break;
      case "UID SEARCH":
        this.send(["* SEARCH", ...this.search(args)].join(" "));
        break;
      case "UID FETCH":
        this.fetch(args);
        break;
      case "UID STORE":
        this.store(args);
        break;
      case "IDLE":
        this.idleTag = tag;
        this.send("+ idling");
        this.tellExists();
        return;
      case "LOGOUT":
        this.send("* BYE");
        this.send(`${tag} OK`);
        this.socket.end();
        return;
      case "NOOP":
        this.send(`* ${mailbox.mails.length} EXISTS`);
        break;
      default:
        this.send(`${tag} BAD unknown command`);
        return;
    }
    this.send(`${tag} OK ${command} done`);
  }

  private select(): void {
    const { mails, uidValidity } = this.mailbox;
    this.isSelected = true;
    this.toldExists = mails.length;
    this.send("* FLAGS (\\Seen)");
    this.send("* OK [PERMANENTFLAGS (\\Seen)]");
    this.send(`* ${mails.length} EXISTS`);
    this.send(`* OK [UIDVALIDITY ${uidValidity}]`);
    this.send(`* OK [UIDNEXT ${Math.max(0, ...mails.map(({ uid }) => uid)) + 1}]`);
  }

  private search(criteria: readonly string[]): number[] {
    const { mails } = this.mailbox;
    return mails.filter((mail) => matchesSearch(mail, criteria, mails)).map(({ uid }) => uid);
  }

  private fetch([set = "", items = ""]: string[]): void {
    const { mails, fetched } = this.mailbox;
    for (const [index, mail] of mails.entries()) {
      if (!readSet(set, mails).has(mail.uid)) continue;
      const body = /BODY(?:\.PEEK)?\[\](?:<(\d+)\.(\d+)>)?/i.exec(items);
      fetched.push(`${mail.uid} ${body?.[0] ?? "size"}`);
      const facts = `UID ${mail.uid} FLAGS (${[...mail.flags].join(" ")}) RFC822.SIZE ${mail.raw.length} INTERNALDATE "${toInternalDate(mail.receivedAt)}"`;
      if (body === null) {
        this.send(`* ${index + 1} FETCH (${facts})`);
        continue;
      }
      const from = Number(body[1] ?? 0);
      const bytes = mail.raw.subarray(
        from,
        body[2] === undefined ? undefined : from + Number(body[2]),
      );
      const origin = body[1] === undefined ? "" : `<${from}>`;
      this.socket.write(`* ${index + 1} FETCH (${facts} BODY[]${origin} {${bytes.length}}\r\n`);
      this.socket.write(bytes);
      this.socket.write(")\r\n");
    }
  }

  private store([set = "", , flags = ""]: string[]): void {
    const { mails } = this.mailbox;
    for (const [index, mail] of mails.entries()) {
      if (!readSet(set, mails).has(mail.uid)) continue;
      for (const flag of flags.replaceAll(/[()]/g, "").split(" ")) mail.flags.add(flag);
      this.send(`* ${index + 1} FETCH (UID ${mail.uid} FLAGS (${[...mail.flags].join(" ")}))`);
    }
  }

  private send(line: string): void {
    if (!this.socket.destroyed) this.socket.write(`${line}\r\n`);
  }
}

/** `24-Nov-2026 10:02:00 +0000` */
function toInternalDate(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(" ");
  return `${day}-${month}-${year} ${time} +0000`;
}
