import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { hiddenLink } from "../../domain/shared/link-slot.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { createTestContext } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { readEveryRow } from "../testing/every-row.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { friday, imogen, useInbox } from "../testing/inbox.ts";
import { inboxCommands } from "./inbox-commands.ts";
import { notePresence } from "./reply-presence.ts";

describe.each(testEngines)("npm run desk -- inbox on the %s engine", (engine) => {
  const { database, ask, setTime, find } = useInbox(engine);
  const clock = { now: friday("11:30") };
  const folder = mkdtempSync(join(tmpdir(), "lintel-inbox-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(name: string, ...args: string[]) {
    const lines: string[] = [];
    const app = await createTestContext(database(), { now: () => clock.now });
    const write = (line: string) => void lines.push(line);
    const code = await inboxCommands[name]!.run(app, args, write, folder);
    return { code, lines, text: lines.join("\n") };
  }

  async function findSeen(id: string): Promise<string> {
    const { lines } = await run("show", id);
    return lines.findLast((line) => /^\d/.test(line))!.split("  ")[0]!;
  }

  test("list says who waits how long, in order of duty, and whose it is", async () => {
    const second = await ask({ name: "Sofia Conti", email: "sofia@example.com" });
    setTime(friday("09:30"));
    const first = await ask();
    await run("assign", second, "--to", "staff0@example.com");
    expect((await run("list")).lines).toEqual([
      expect.stringMatching(
        new RegExp(`^${first}  waits 2 h 00  nobody  enquiry  .+  Priya Raman$`),
      ),
      expect.stringMatching(
        new RegExp(`^${second}  waits 1 h 30  Imogen Achebe  enquiry  .+  Sofia Conti$`),
      ),
    ]);
    expect((await run("list", "--owner", "staff0@example.com")).lines).toHaveLength(1);
    expect((await run("list", "--find", "raman")).text).toContain(first);
    expect((await run("list", "--view", "closed")).lines).toEqual(["There are none."]);
  });

  test("reply goes out in the agency's name and ends the clock, as the command line's", async () => {
    const id = await ask();
    writeFileSync(join(folder, "answer.txt"), "It is 84 cm wide.");
    const seen = await findSeen(id);
    const done = await run("reply", id, "--seen", seen, "--file", "answer.txt", "--close");
    expect(done).toMatchObject({
      code: 0,
      lines: ["The reply is on its way. Conversation closed."],
    });
    expect(await find(id)).toMatchObject({ state: "closed", waitingSince: null, ownerId: null });
    const [mail] = await database().orm.select().from(outbox);
    expect(mail).toMatchObject({ kind: "conversation-reply", recipient: "priya@example.com" });
    expect(mail?.html).toContain("It is 84 cm wide.");
    const rows = await database().orm.select().from(audit).where(eq(audit.subjectId, id));
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      ["command line", "conversation.answered"],
    ]);
  });

  test("keeps no link of ours that somebody pastes into a note, a call or a new request", async () => {
    const id = await ask();
    const page = await makeLink(database().orm, "enquiry", id);
    const pasted = `It doesn't open: https://lettings.example.com/my-case/${page}`;
    writeFileSync(join(folder, "pasted.txt"), pasted);
    const who = ["--name", "Ada Finch", "--phone", "020 7946 0147"];
    const codes = [
      (await run("note", id, "--text", pasted)).code,
      (await run("call", id, "--file", "pasted.txt")).code,
      (await run("add", ...who, "--text", pasted)).code,
    ];
    expect(codes).toEqual([0, 0, 0]);
    const rows = await readEveryRow(database().orm);
    expect(rows.split(`It doesn't open: ${hiddenLink}`).length).toBeGreaterThan(3);
    expect(rows).not.toContain(page);
  });

  test("reply is stopped when there is a newer message than the one that was seen", async () => {
    const id = await ask();
    const seen = await findSeen(id);
    await ask({ text: "And a harp?" });
    const stopped = await run("reply", id, "--seen", seen, "--text", "Yes");
    expect(stopped.code).toBe(1);
    expect(stopped.text).toContain("The person wrote again at 10:00. Nothing was sent");
    expect(await database().orm.$count(outbox)).toBe(0);
  });

  test("reply waits while a colleague is writing, unless it takes over", async () => {
    const id = await ask();
    const app = { database: database(), now: () => clock.now };
    await notePresence(app, { staffId: imogen.staffId, conversationId: id, isWriting: true });
    const sent = ["reply", id, "--seen", await findSeen(id), "--text", "Yes"] as const;
    expect((await run(...sent)).text).toContain("Imogen Achebe is writing. Nothing was sent.");
    expect((await run(...sent, "--take-over")).code).toBe(0);
  });

  test("note, call, snooze, close and reopen do what their pages do", async () => {
    const id = await ask();
    expect((await run("note", id, "--text", "Rings after six")).lines).toEqual([
      "The note is added.",
    ]);
    expect((await run("snooze", id, "--until", "tomorrow")).lines).toEqual([
      "1 conversation snoozed.",
    ]);
    expect(await find(id)).toMatchObject({ state: "snoozed" });
    expect((await run("call", id, "--text", "Told the width")).code).toBe(0);
    expect((await run("close", id)).code).toBe(0);
    expect((await run("close", id)).lines).toEqual(["It is closed already."]);
    expect((await run("reopen", id)).code).toBe(0);
    expect(await find(id)).toMatchObject({ state: "waiting", waitingSince: null });
    const { text } = await run("show", id);
    for (const words of ["Priya Raman", "Rings after six", "Told the width", "Command line"]) {
      expect(text).toContain(words);
    }
  });

  test("several are given to a colleague at once, and back to nobody", async () => {
    const ids = [await ask(), await ask({ email: "sofia@example.com", phone: "07700 900456" })];
    expect((await run("assign", ids.join(","), "--to", "STAFF0@example.com")).lines).toEqual([
      "2 conversations given to Imogen Achebe.",
    ]);
    expect(await find(ids[1]!)).toMatchObject({ ownerId: imogen.staffId });
    expect((await run("assign", ids[1]!, "--to", "nobody")).code).toBe(0);
    expect(await find(ids[1]!)).toMatchObject({ ownerId: null });
    expect(await run("assign", ids[0]!, "--to", "staff2@example.com")).toMatchObject({
      code: 1,
      lines: ["There is no such colleague."],
    });
  });

  test("add enters a call, which is nobody's until somebody takes it", async () => {
    const who = ["--name", "Gareth Pugh", "--phone", "020 7946 0911"];
    const { code, text } = await run("add", ...who, "--text", "Lets three flats");
    expect(code).toBe(0);
    const id = text.replace("Entered: ", "");
    expect(await find(id)).toMatchObject({ kind: "call", state: "new", ownerId: null });
    const messages = await database().orm.select().from(conversationMessages);
    expect(messages.map(({ body }) => body)).toEqual(["Lets three flats"]);
  });

  test.each([
    ["list", ["--view", "mine"], 2, "There is no view 'mine'."],
    ["show", ["7"], 1, "There is no such conversation."],
    ["reply", ["7", "--text", "Yes"], 2, "--seen is missing."],
    ["reply", ["7", "--seen", "1", "--text", "Yes"], 1, "There is no such conversation."],
    ["note", ["7"], 2, "Give --text or --file, one of them."],
    ["note", ["7", "--file", "gone.txt"], 1, /^The file can't be read: ENOENT/],
    ["assign", ["7"], 2, "--to is missing."],
    ["snooze", ["7", "--until", "tomorrow"], 1, "There is no such conversation."],
    ["add", ["--phone", "1", "--text", "x"], 1, "Please give a name"],
  ])("%s %j says in one line what is wrong", async (name, args, code, problem) => {
    const told = await run(name, ...args);
    expect(told.code).toBe(code);
    expect(told.lines).toEqual([
      typeof problem === "string" ? problem : expect.stringMatching(problem),
    ]);
  });
});
