import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { faqVotes } from "../../requests/request-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { humanCheckNonces } from "../human-check/nonce-table.ts";
import { type HumanCheck, noHumanCheck } from "../human-check/human-check.ts";
import { outbox } from "../mail/outbox-table.ts";
import { handleSubmission, type Prepared } from "./handle-submission.ts";
import type { Refused, Submission } from "./outcome.ts";
import { audit, idempotencyKeys } from "./submission-tables.ts";

const call = { name: "vote", answer: v.object({ ok: v.boolean() }) };
const refused: Refused = { ok: false, refusal: { title: "No", detail: "Not today." } };
const entry = {
  action: "request.submitted",
  subject: "request",
  subjectId: "1",
  detail: {},
} as const;

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  /** Notes the order of what it is asked. */
  function createSteps({
    human = noHumanCheck,
    wait = null as number | null,
    mailWait = null as number | null,
    onlySendsMail = false,
  } = {}) {
    const asked: string[] = [];
    const app = {
      database: database(),
      siteSecret: "the secret of a site under test",
      humanCheck: {
        ...human,
        verify: async (token: string | null) => {
          asked.push("human");
          return human.verify(token);
        },
      } satisfies HumanCheck,
    };
    const limit = async () => {
      asked.push("limit");
      return wait;
    };
    const mailLimit = async () => mailWait;
    const prepared: Prepared<{ ok: boolean }> = {
      ok: true,
      limitKey: "ada@example.com",
      createMails: () => {
        asked.push("mails");
        return [];
      },
      async write(tx) {
        asked.push("write");
        await tx.insert(faqVotes).values({ question: "q", vote: "up" });
        return { ok: true, answer: { ok: true }, audit: entry };
      },
    };
    const send = (
      submission: Partial<Submission> = {},
      changes: Partial<Prepared<{ ok: boolean }>> | Refused = {},
    ) =>
      handleSubmission(
        app,
        call,
        { key: randomUUID(), bodyHash: "h", linkOrigin: null, ...submission },
        {
          humanCheckToken: "t",
          limits: { submissions: limit, mails: mailLimit },
          onlySendsMail,
          prepare: async () => {
            asked.push("prepare");
            return changes.ok === false ? changes : { ...prepared, ...changes };
          },
        },
      );
    return { asked, send };
  }

  async function countRows() {
    const { orm } = database();
    const tables = { votes: faqVotes, audit, outbox, keys: idempotencyKeys, humanCheckNonces };
    const counts = await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [name, await orm.$count(table)]),
    );
    return Object.fromEntries(counts);
  }

  const nothing = { votes: 0, audit: 0, outbox: 0, keys: 0, humanCheckNonces: 0 };

  test("human check, rule, limit and mails come before the transaction, in this order", async () => {
    const { asked, send } = createSteps();
    expect(await send()).toEqual({ ok: true, answer: { ok: true } });
    expect(asked).toEqual(["human", "prepare", "limit", "mails", "write"]);
    expect(await countRows()).toEqual({ ...nothing, votes: 1, audit: 1, keys: 1 });
  });

  test("a bot gets no further than the check, so it can't use up an address's limit", async () => {
    const human = {
      ...noHumanCheck,
      verify: async () => ({ ok: false, reason: "wrong" }) as const,
    };
    const { asked, send } = createSteps({ human });
    expect(await send()).toMatchObject({ ok: false, refusal: { notHuman: "wrong" } });
    expect(asked).toEqual(["human"]);
  });

  test.each([
    ["the rule refuses", {}, refused, refused],
    ["the limit is reached", { wait: 30 }, {}, { ok: false, refusal: { waitSeconds: 30 } }],
    ["writing refuses", {}, { write: async () => refused }, refused],
  ])("where %s nothing is stored", async (_, options, changes, expected) => {
    const { send } = createSteps(options);
    expect(await send({}, changes)).toMatchObject(expected);
    expect(await countRows()).toEqual(nothing);
  });

  describe("where many mails went to the address's domain", () => {
    const confirmation = {
      kind: "enquiry-confirmation",
      recipient: "ada@example.com",
      replyTo: null,
      subject: "s",
      html: "",
      aboutId: "1",
      onceADayAbout: "1",
    } as const;
    const createMails = () => [
      confirmation,
      { ...confirmation, kind: "enquiry-notice", onceADayAbout: null } as const,
    ];

    test("the submission is stored and told to the agency, and only its confirmation is left out", async () => {
      const { send } = createSteps({ mailWait: 30 });
      expect(await send({}, { createMails })).toMatchObject({ ok: true });
      expect(await countRows()).toMatchObject({ votes: 1, outbox: 1 });
      const [mail] = await database().orm.select().from(outbox);
      expect(mail?.kind).toBe("enquiry-notice");
    });

    test("one that is nothing without its mail is refused", async () => {
      const { send } = createSteps({ mailWait: 30, onlySendsMail: true });
      expect(await send({}, { createMails })).toMatchObject({ refusal: { waitSeconds: 30 } });
      expect(await countRows()).toEqual(nothing);
    });
  });

  test("a repeat gets the stored answer and nothing is asked again", async () => {
    const { asked, send } = createSteps();
    const key = randomUUID();
    await send({ key });
    asked.length = 0;
    expect(await send({ key })).toEqual({ ok: true, answer: { ok: true } });
    expect(asked).toEqual([]);
    expect(await countRows()).toMatchObject({ votes: 1, audit: 1 });
  });

  test("a solved challenge is used once", async () => {
    const solved = { ok: true, nonce: "n", expiresAt: new Date("2100-01-01") } as const;
    const { send } = createSteps({ human: { ...noHumanCheck, verify: async () => solved } });
    expect(await send()).toMatchObject({ ok: true });
    expect(await send()).toMatchObject({ ok: false, refusal: { notHuman: "used" } });
    expect(await countRows()).toMatchObject({ votes: 1, humanCheckNonces: 1 });
  });
});
