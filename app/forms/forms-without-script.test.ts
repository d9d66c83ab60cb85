import { eq } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { campaignRecipients, campaignReplies } from "../../server/campaigns/campaign-tables.ts";
import { sendCampaign } from "../../server/campaigns/send-campaign.ts";
import { enquiries } from "../../server/enquiries/enquiry-tables.ts";
import { offers } from "../../server/offers/offer-tables.ts";
import { createProofOfWork } from "../../server/platform/human-check/proof.ts";
import { dailyMails } from "../../server/platform/mail/daily-mail-table.ts";
import { outbox } from "../../server/platform/mail/outbox-table.ts";
import { audit } from "../../server/platform/submissions/submission-tables.ts";
import { faqVotes } from "../../server/requests/request-tables.ts";
import { createTestContext } from "../../server/testing/app-context.ts";
import { homes, renter, siteConfig, useFormPages } from "../../server/testing/form-pages.ts";
import { makeLink } from "../../server/testing/link-secrets.ts";
import { createPageActions } from "../../server/testing/page-actions.ts";
import { enquiryAnswers, type PlainForm, plainForms } from "../../server/testing/plain-forms.ts";

const pages = useFormPages("server");
const { database } = pages;
const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef");

const shownSchema = v.object({
  stage: v.string(),
  step: v.optional(v.number()),
  answers: v.record(v.string(), v.string()),
  token: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  notice: v.optional(v.nullable(v.object({ kind: v.string() }))),
});

/** An offer's page shows its form together with the version of the draft. */
const answerSchema = v.union([
  v.object({ status: v.number(), shown: shownSchema }),
  v.pipe(
    v.object({ status: v.number(), shown: v.object({ posted: shownSchema }) }),
    v.transform(({ status, shown }) => ({ status, shown: shown.posted })),
  ),
  v.pipe(
    v.object({ location: v.literal("/offer-success") }),
    v.transform(() => ({ status: 200, shown: { stage: "sent" as const } })),
  ),
]);

/** Presses the button of the last step, which leads to the first that is missing. */
const lastStep = { step: "99" };

/** By id, since a database gives rows in any order. */
function listNew<What extends string>(
  before: readonly { id: string }[],
  now: readonly { id: string; what: What }[],
): What[] {
  const known = new Set(before.map(({ id }) => id));
  return now
    .filter(({ id }) => !known.has(id))
    .map(({ what }) => what)
    .toSorted();
}

async function openForm(
  { open, table }: Pick<PlainForm, "open" | "table">,
  changes: Parameters<typeof createTestContext>[1] = {},
) {
  const { config, ...rest } = changes;
  const path = await open(pages);
  const post = createPageActions(
    await createTestContext(database(), {
      humanCheck,
      ...rest,
      config: { ...siteConfig, ...config },
    }),
  );
  const readStored = async () => ({
    rows: await database().orm.$count(table),
    actions: await database().orm.select({ id: audit.id, what: audit.action }).from(audit),
    mails: await database().orm.select({ id: outbox.id, what: outbox.kind }).from(outbox),
  });
  // As a day later: opening a form may have asked about the same home already.
  await database().orm.delete(dailyMails);
  const before = await readStored();
  return {
    send: async (fields: Record<string, string>, headers?: Record<string, string>) =>
      v.parse(answerSchema, await post(path, { ...fields, ...lastStep }, headers)),
    /** What was stored since the form was opened. */
    stored: async () => {
      const now = await readStored();
      return {
        rows: now.rows - before.rows,
        actions: listNew(before.actions, now.actions),
        mails: listNew(before.mails, now.mails),
      };
    },
  };
}

describe.each(plainForms)("the $form form", (form) => {
  const { answers, action, mails } = form;
  const isOffer = form.table === offers;
  /** The row of an offer is there since it was invited, and its draft is saved on the way. */
  const once = isOffer
    ? { rows: 0, actions: ["offer.draft", action], mails }
    : { rows: 1, actions: [action], mails };

  test("stores row, audit entry and mails once, after its answers were checked", async () => {
    const { send, stored } = await openForm(form);
    const checked = await send(answers);
    expect(checked).toMatchObject({ status: 200, shown: { stage: "check", notice: null } });
    expect((await stored()).mails).toEqual([]);
    const token = "token" in checked.shown ? (checked.shown.token ?? "") : "";
    const sent = { status: 200, shown: { stage: "sent" } };
    expect(await send({ ...answers, token })).toMatchObject(sent);
    expect(await stored()).toEqual(once);
    expect(await send({ ...answers, token })).toMatchObject(sent);
    expect(await stored()).toEqual(once);
  });
});

test.each(plainForms.filter(({ refused }) => refused !== null))(
  "the $form form gives back what was typed, and says what is wrong",
  async (form) => {
    const { answers, refused } = form;
    const { send, stored } = await openForm(form);
    const wrong = { ...answers, ...refused };
    const [field] = Object.keys(refused ?? {});
    const { status, shown } = await send(wrong);
    expect(status).toBe(422);
    expect(shown).toMatchObject({
      stage: "form",
      answers: refused,
      errors: [{ path: field, message: expect.stringMatching(/\w/) }],
    });
    const untouched = Object.keys(answers).filter((name) => name !== "viewingUntil");
    expect(Object.keys("answers" in shown ? shown.answers : {})).toEqual(
      expect.arrayContaining(untouched),
    );
    expect(await stored()).toEqual({ rows: 0, actions: [], mails: [] });
  },
);

test("a token is valid for the home whose page it stands on", async () => {
  const answers = enquiryAnswers;
  const enquire = (home: string) => ({ open: () => `/enquire/${home}`, table: enquiries });
  const checked = await (await openForm(enquire(homes.open))).send(answers);
  const token = "token" in checked.shown ? (checked.shown.token ?? "") : "";
  const other = await openForm(enquire(homes.lite));
  expect(await other.send({ ...answers, token })).toMatchObject({
    status: 422,
    shown: { stage: "check", notice: { kind: "expired" } },
  });
  expect((await other.stored()).rows).toBe(0);
});

test.each([
  ["/Enquire/", "enquiry"],
  ["/book%2Dview/", "viewing"],
] as const)("the page at %s stores the kind %s, as at its usual address", async (path, kind) => {
  const open = () => `${path}${homes.open}/`;
  const { send } = await openForm({ open, table: enquiries });
  const answers = { ...enquiryAnswers, freetext: `Which form is at ${path}?` };
  const { shown } = await send(answers);
  await send({ ...answers, token: ("token" in shown && shown.token) || "" });
  const stored = await database()
    .orm.select({ kind: enquiries.kind })
    .from(enquiries)
    .where(eq(enquiries.message, answers.freetext));
  expect(stored).toEqual([{ kind }]);
});

const byEmail = new Set([
  "enquiry",
  "viewing of somebody unknown",
  "valuation",
  "contact",
  "alert",
]);

test.each(plainForms.filter(({ form }) => byEmail.has(form)))(
  "the $form form takes one an hour from an e-mail address, where the API takes five",
  async (form) => {
    const { send, stored } = await openForm(form, { config: { rateLimit: true, trustedProxy: 1 } });
    const submit = async (answers: Record<string, string>, address: string) => {
      const from = { "X-Forwarded-For": address };
      const { shown } = await send(answers, from);
      const token = "token" in shown ? (shown.token ?? "") : "";
      return send({ ...answers, token }, from);
    };
    expect(await submit(form.answers, "192.0.2.1")).toMatchObject({ shown: { stage: "sent" } });
    expect(await submit(form.answers, "192.0.2.2")).toMatchObject({
      status: 429,
      shown: { stage: "check", notice: { kind: "wait" } },
    });
    const email = "email" in form.answers ? "email" : "alert-email";
    const other = { ...form.answers, [email]: "another@example.com" };
    expect(await submit(other, "192.0.2.3")).toMatchObject({ shown: { stage: "sent" } });
    expect((await stored()).rows).toBe(2);
  },
);

test.each(["request-viewing", "renter-check", "renter-survey"] as const)(
  "a reply to the campaign %s is stored with its audit entry and mails",
  async (kind) => {
    const app = await createTestContext(database(), { config: siteConfig });
    const whose = [{ name: "Harriet Osei", email: renter.email }];
    const dev = kind === "request-viewing" ? "" : "Tidewater Wharf";
    const order = { kind, dev, people: whose, dryRun: false, again: false };
    const sent = await sendCampaign(app, order);
    expect(sent.ok).toBe(true);
    const [recipient] = await database().orm.select().from(campaignRecipients);
    const secret = await makeLink(database().orm, "campaign", recipient!.id);
    const post = createPageActions(app);
    const reply = () => post(`/${kind}?id=${secret}&resp=true`, {});
    expect(await reply()).toMatchObject({ status: 200, shown: { isSent: true } });
    expect(await reply()).toMatchObject({ status: 200, shown: { isSent: true } });
    expect(await database().orm.select().from(campaignReplies)).toMatchObject([{ resp: true }]);
    const entries = await database().orm.select().from(audit).where(eq(audit.actor, "visitor"));
    expect(entries).toMatchObject([{ action: "campaign.answered" }]);
    const kinds = (await database().orm.select().from(outbox)).map((mail) => mail.kind);
    // Only who asks for a viewing is promised a mail.
    const confirmations = kind === "request-viewing" ? ["campaign-confirmation"] : [];
    expect(kinds.toSorted()).toEqual([...confirmations, "campaign-invitation", "campaign-notice"]);
    expect(await post(`/${kind}?id=${"x".repeat(32)}&resp=true`, {})).toMatchObject({
      status: 404,
      shown: { isSent: false },
    });
  },
);

test("a vote on an answer is stored once, a malformed one never", async () => {
  const post = createPageActions(await createTestContext(database()));
  const vote = { question: "pets", vote: "up" };
  expect(await post("/faq", vote)).toMatchObject({ status: 200, shown: { isSent: true } });
  expect(await post("/faq", vote)).toMatchObject({ status: 200, shown: { isSent: true } });
  expect(await post("/faq", { ...vote, vote: "sideways" })).toMatchObject({
    status: 422,
    shown: { isSent: false },
  });
  expect(await database().orm.select().from(faqVotes)).toMatchObject([vote]);
});
