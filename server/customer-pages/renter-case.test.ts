import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { agency } from "../../domain/agency/agency.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { addBranch, peckham } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { sam } from "../testing/use-tenancies.ts";
import { listTenanciesWithDocuments } from "../tenancies/steps/list-sent-to-check.ts";
import { homes, priya } from "../testing/offers.ts";
import { createPdf, useRenterCase } from "../testing/renter-case.ts";
import { seen } from "../testing/tenancies.ts";
import { showHomeOffers } from "../tenancies/decision/show-home-offers.ts";
import { issueDocument } from "../tenancies/documents/issue-document.ts";
import { exportTenancies } from "../tenancies/personal-data.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { addRecords } from "../testing/listed-homes.ts";

describe.each(testEngines)("a renter's page on the %s engine", (engine) => {
  const { setup, open, show, send } = useRenterCase(engine);
  const orm = () => setup.database().orm;

  let offerId: string;
  beforeEach(async () => {
    offerId = await setup.offer();
  });

  test("shows an offer that waits, and nothing of another's", async () => {
    await setup.offer(sam);
    const page = await show(await open(priya.email));
    expect(page).toMatchObject({
      firstname: "Priya",
      homes: [{ id: homes.full }],
      current: { state: "offered", withdraw: "offer", tenancy: null, tasks: [] },
    });
    // Neither is a part of any id.
    for (const theirs of [`${sam.firstname} ${sam.lastname}`, sam.email])
      expect(JSON.stringify(page)).not.toContain(theirs);
  });

  test("says the holding deposit of the rent that was offered", async () => {
    await setup.offer(sam, { rent: "2300" });
    const holding = async (email: string) =>
      (await show(await open(email)))!.current!.steps.find(({ name }) => name === "Holding deposit")
        ?.when;
    expect(await holding(sam.email)).toBe("One week, £530");
    expect(await holding(priya.email)).toBe("One week, £565");
  });

  test("another home's id shows their own", async () => {
    const page = await show(await open(priya.email), homes.lite);
    expect(page?.current?.home.id).toBe(homes.full);
  });

  test("asks for the holding deposit, then for code and papers, with the bank's lines", async () => {
    await setup.accept(offerId);
    const page = await show(await open(priya.email));
    const [task, ...others] = page!.current!.tasks;
    expect(task).toMatchObject({ do: "pay", open: "£565.38", due: "By 25/11/2026" });
    expect(task?.do === "pay" && task.pay.lines.join(" ")).toContain("Reference: LET");
    const isLate = async () =>
      (await show(await open(priya.email)))!.current!.tasks.map(({ due }) => due.split(" ")[0]);
    expect(new Set(await isLate())).toEqual(new Set(["By"]));
    setup.clock.now = new Date("2027-02-01T09:00:00Z");
    expect(new Set(await isLate())).toEqual(new Set(["Was"]));
    expect(others.map((one) => one.do)).toEqual(["give-share-code", "send-paper", "send-paper"]);
  });

  test("page and mails of a tenancy say the phone of the home’s branch", async () => {
    await addRecords(orm(), [homes.full]);
    await addBranch(await setup.app(), peckham);
    await setup.accept(offerId);
    const page = await show(await open(priya.email));
    const [task] = page!.current!.tasks;
    expect(task?.do === "pay" && task.pay.lines.join(" ")).toContain(peckham.phone);
    const told = (await setup.mails()).filter(({ kind }) => kind.startsWith("offer-"));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(["offer-accept", "offer-chosen"]);
    for (const { html } of told) {
      expect(html).toContain(peckham.phone);
      expect(html).not.toContain(agency.phone);
    }
  });

  test("takes a share code of theirs, and of nobody else", async () => {
    const id = await setup.accept(offerId);
    const { people } = await setup.load(id);
    const person = people[0]!.id;
    const opened = await open(priya.email);
    const code = { change: "code", let: id, person, code: "r7x 2kd 9pa" };
    expect(await send(opened, { ...code, code: "W12 345 678" })).toMatchObject({
      refusal: { errors: [{ path: "code" }] },
    });
    await setup.offer(sam);
    expect(await send(await open(sam.email), code)).toMatchObject({ refusal: { missing: true } });
    expect(await send(opened, code)).toMatchObject({ ok: true });
    const { tenancy } = await setup.load(id);
    expect(tenancy.people[0]?.shareCode?.code).toBe("R7X2KD9PA");
    const [row] = await orm()
      .select()
      .from(audit)
      .where(eq(audit.action, "tenancy.give-share-code"));
    expect(row).toMatchObject({ actor: "visitor", detail: { personId: person } });
  });

  test("whoever carries the tenancy on is told of a code and a paper, once in a quarter of an hour", async () => {
    const id = await setup.accept(offerId);
    const { people } = await setup.load(id);
    const opened = await open(priya.email);
    const about = { let: id, person: people[0]!.id };
    const told = async () => (await setup.mails()).filter(({ kind }) => kind === "tenancy-sent");
    await send(opened, { change: "code", ...about, code: "W12 345 678" });
    expect(await told()).toEqual([]);
    await send(opened, { change: "code", ...about, code: "R7X 2KD 9PA" });
    await send(opened, { change: "paper", ...about, kind: "identity" }, createPdf());
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "saoirse@example.com", aboutId: id });
    expect(mail?.html).toContain("Priya Raman sent us: share code");
    expect(mail?.subject).toMatch(/^To check: share code from Priya Raman, \w+/);
    expect(mail?.html).toContain(`/office/tenancies/${id}`);
    expect(mail?.html).not.toMatch(/R7X ?2KD ?9PA/);
    await orm()
      .update(outbox)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(outbox.kind, "tenancy-sent"));
    await send(opened, { change: "paper", ...about, kind: "income" }, createPdf());
    expect((await told()).map(({ html }) => html.includes("proof of income"))).toContain(true);
    expect(await listTenanciesWithDocuments(orm())).toMatchObject([
      {
        id,
        ownerId: setup.known.staffId,
        sent: [{ what: "Share code" }, { what: "Identity document" }, { what: "Proof of income" }],
      },
    ]);
    await setup.pass(id, "identity", "sanctions", "right-to-rent", "references");
    expect(await listTenanciesWithDocuments(orm())).toEqual([]);
  });

  test("says to nobody that a name is on the sanctions list", async () => {
    const id = await setup.accept(offerId);
    const { people } = await setup.load(id);
    const person = people[0]!.id;
    await setup.record(id, {
      do: "complete-step",
      kind: "sanctions",
      personId: person,
      on: "2026-11-21",
      outcome: "failed",
      evidence: { note: "OFSI, line 12", documentId: null },
    });
    const opened = await open(priya.email);
    const code = { change: "code", let: id, person, code: "R7X2KD9PA" };
    const refused = await send(opened, code);
    expect(refused.ok).toBe(false);
    const told = JSON.stringify([refused, await show(opened)]);
    expect(told).not.toMatch(/sanction|OFSI/i);
    const [row] = await orm().select().from(tenancies);
    const copies = await exportTenancies(orm(), [row!], opened.contactIds);
    expect(copies[0]?.steps.map(({ kind }) => kind)).toContain("identity");
    expect(JSON.stringify(copies)).not.toMatch(/sanction|OFSI/i);
  });

  test("takes a tenant's word on what the holding deposit counts towards, with words and time", async () => {
    const id = await setup.accept(offerId);
    const on = "2026-11-21";
    await setup.record(id, {
      do: "receive-payment",
      kind: "holding-deposit",
      pence: 56_538,
      on,
      evidence: seen,
    });
    const { people } = await setup.load(id);
    const opened = await open(priya.email);
    const choice = { change: "holding", let: id, person: people[0]!.id, towards: "deposit" };
    const ticked = { ...choice, consents: "on" };
    expect(await send(opened, choice)).toMatchObject({
      refusal: { errors: [{ path: "consents" }] },
    });
    expect(await send(opened, { ...ticked, towards: "us" })).toMatchObject({
      refusal: { errors: [{ path: "towards" }] },
    });
    await setup.offer(sam);
    expect(await send(await open(sam.email), ticked)).toMatchObject({ refusal: { missing: true } });
    expect((await setup.load(id)).tenancy.holdingChoice).toBeNull();
    expect(await send(opened, ticked)).toMatchObject({ ok: true });
    const { holdingChoice } = (await setup.load(id)).tenancy;
    expect(holdingChoice).toMatchObject({ towards: "deposit", by: people[0]!.id });
    expect(holdingChoice?.evidence.note).toMatch(
      /^Ticked on their page, .*\d\d:\d\d: “Count it towards the deposit\. I paid it/,
    );
    const page = await show(opened);
    expect(page!.current!.tasks.map((task) => task.do)).not.toContain("choose-holding-use");
  });

  test("puts what they ask into the inbox, in their conversation about the home", async () => {
    const opened = await open(priya.email);
    const write = { change: "write", home: homes.full, message: "Is the cat a problem?" };
    expect(await send(opened, { ...write, message: " " })).toMatchObject({ ok: false });
    expect(await send(opened, { ...write, home: homes.lite })).toMatchObject({
      refusal: { missing: true },
    });
    expect(await send(opened, write)).toMatchObject({ ok: true });
    const [conversation] = await orm().select().from(conversations);
    expect(conversation).toMatchObject({ listingId: homes.full, state: "new", unread: true });
    const [message] = await orm().select().from(conversationMessages);
    expect(message).toMatchObject({ kind: "request", requestKind: "page", body: write.message });
    await orm().insert(conversationMessages).values({
      conversationId: conversation!.id,
      kind: "note",
      body: "Seems nice",
      at: setup.clock.now,
    });
    const page = await show(opened);
    expect(page?.current?.messages).toMatchObject([{ isOwn: true, body: write.message }]);
  });

  test("an offer they withdraw is their own word alone, to them and to the office", async () => {
    const opened = await open(priya.email);
    await send(opened, { change: "write", home: homes.full, message: "Hello" });
    await send(opened, {
      change: "withdraw",
      home: homes.full,
      reason: "A post abroad",
      sure: "on",
    });
    expect((await show(opened))?.current?.messages).toMatchObject([
      { isOwn: true, body: "Hello" },
      { isOwn: true, body: "I’ve withdrawn my offer: A post abroad" },
    ]);
    expect((await showHomeOffers(await setup.app(), homes.full))?.offers).toMatchObject([
      { decided: { by: "The renter", note: "Withdrew on their page: A post abroad" } },
    ]);
  });

  test("withdraws an offer, or a tenancy before everybody has signed", async () => {
    const opened = await open(priya.email);
    const withdraw = { change: "withdraw", home: homes.full, reason: "Found another" };
    expect(await send(opened, withdraw)).toMatchObject({ refusal: { errors: [{ path: "sure" }] } });
    await setup.accept(offerId);
    expect(await send(opened, { ...withdraw, sure: "on" })).toMatchObject({ ok: true });
    expect((await setup.findOffer(offerId)).state).toBe("withdrawn");
    expect(await show(opened)).toMatchObject({
      current: {
        state: "fallen-through",
        withdraw: null,
        tenancy: { moneyAfterEnd: "We don’t hold any of your money." },
      },
    });
    const [message] = await orm().select().from(conversationMessages);
    expect(message?.body).toContain("Found another");
    const second = await setup.offer(sam);
    const other = await open(sam.email);
    expect(await send(other, { ...withdraw, sure: "on" })).toMatchObject({ ok: true });
    expect((await setup.findOffer(second)).state).toBe("withdrawn");
  });

  test("signs exactly the agreement that was read, with name and consent", async () => {
    const id = await setup.accept(offerId);
    const app = await setup.app();
    await setup.checkAll(id);
    const issued = await issueDocument(app, { staffId: setup.known.staffId }, id, "agreement");
    if (!issued.ok) throw new Error(issued.rule);
    const opened = await open(priya.email);
    const page = await show(opened);
    const task = page!.current!.tasks.find((one) => one.do === "sign");
    if (task?.do !== "sign") throw new Error("There is nothing to sign.");
    const sign = {
      change: "sign",
      let: id,
      person: task.person.id,
      document: task.documentId,
      name: "Priya Raman",
      consents: "on",
    };
    expect(await send(opened, { ...sign, consents: "" })).toMatchObject({
      refusal: { errors: [{ path: "consents" }] },
    });
    expect(await send(opened, { ...sign, name: " " })).toMatchObject({
      refusal: { errors: [{ path: "name" }] },
    });
    await setup.offer(sam);
    expect(await send(await open(sam.email), sign)).toMatchObject({ refusal: { missing: true } });
    expect(await send(opened, sign)).toMatchObject({ ok: true });
    expect(await send(opened, sign)).toMatchObject({ ok: false });
  });
});
