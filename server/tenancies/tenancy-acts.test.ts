import { contacts } from "../contacts/contact-tables.ts";
import { describe, expect, test } from "vitest";
import { decryptDocument } from "../documents/decrypt-document.ts";
import { documents } from "../documents/document-tables.ts";
import { findPayment } from "../../domain/tenancies/tenancy.ts";
import { type TestEngine, testEngines } from "../testing/database.ts";
import { beatrix, sam, useTenancies } from "../testing/use-tenancies.ts";
import { handleTenancyForm } from "../testing/sent-forms.ts";
import { listTenancies } from "./list-tenancies.ts";
import { getTenancyView } from "./get-tenancy-view.ts";

const today = "2026-11-21";
const pdf = new TextEncoder().encode("%PDF-1.7 the paper");
const file = { name: "Paper.pdf", bytes: pdf };

function useForms(engine: TestEngine) {
  const setup = useTenancies(engine);
  const { known, offer, accept } = setup;
  const post = async (
    tenancyId: string,
    change: string,
    fields: Record<string, string> = {},
    uploaded: typeof file | null = null,
  ) =>
    handleTenancyForm(await setup.app(), {
      staffId: known.staffId,
      tenancyId,
      fields: { change, ...fields },
      file: uploaded,
    });
  const show = async (id: string) => (await getTenancyView(await setup.app(), id))!;
  const begin = async () => accept(await offer());
  return { setup, post, show, begin };
}

describe.each(testEngines)("the forms of a tenancy's page on the %s engine", (engine) => {
  const { setup, post, show, begin } = useForms(engine);
  const { known, database } = setup;
  const personOf = async (id: string) => (await show(id)).people[0]!.id;
  const evidence = { on: today, note: "Seen" };

  test("record a step with its date, person and paper, and undo it", async () => {
    const id = await begin();
    const personId = await personOf(id);
    const step = { kind: "identity", personId };
    expect(
      await post(id, "complete-step", { ...step, ...evidence, outcome: "passed" }, file),
    ).toMatchObject({ done: "Step recorded." });
    const shown = await show(id);
    const identity = shown.stages[1]!.steps.find(({ kind }) => kind === "identity");
    expect(identity).toMatchObject({
      isFulfilled: true,
      done: { by: "Saoirse Olin", on: "21/11/2026", note: "Seen" },
    });
    const [paper] = shown.papers;
    expect(identity?.done?.documentId).toBe(paper?.id);
    expect(paper).toMatchObject({ kind: "identity", whose: "Priya Raman", by: "Saoirse Olin" });
    expect((await post(id, "reopen-step", step)).done).toBe("Step reopened.");
  });

  test("name the rule that refuses, with its law, and keep no paper of it", async () => {
    const id = await begin();
    const { refusal } = await post(
      id,
      "complete-step",
      { kind: "landlord-signature", ...evidence, outcome: "passed" },
      file,
    );
    expect(refusal).toMatchObject({
      detail: "Give every tenant the written statement of terms before anyone signs.",
      source: { title: expect.stringContaining("Housing Act 1988, section 16D") },
    });
    expect(await database().orm.$count(documents)).toBe(0);
  });

  test("take papers, which open with a record of who read them and go on their day", async () => {
    const id = await begin();
    const personId = await personOf(id);
    await post(id, "upload", { kind: "income", personId }, file);
    const [paper] = (await show(id)).papers;
    expect(paper).toMatchObject({ what: "Proof of income", erased: "21/11/2027" });
    const read = await decryptDocument(await setup.app(), paper!.id);
    expect(read?.bytes).toEqual(Buffer.from(pdf));
  });

  test("show the mails of a request for money before they go, and take pounds to the penny", async () => {
    const id = await begin();
    await setup.sign(id);
    const before = (await setup.mails()).length;
    const fields = { kind: "deposit", pence: "2,825.00", dueOn: today };
    const looked = await post(id, "look ask-payment", fields);
    expect(looked.mails).toMatchObject([{ recipient: "priya@example.com" }]);
    expect(looked.mails?.[0]?.text).toContain("£2,825.00");
    expect((await setup.mails()).length).toBe(before);
    // The agreement names five whole-pound weeks, below the £2,826.92 of the Act.
    const above = await post(id, "ask-payment", { ...fields, pence: "2825.01" });
    expect(above.refusal?.detail).toContain("agreement names £2,825.00");
    expect(await post(id, "ask-payment", fields)).toMatchObject({ refusal: undefined });
    const { tenancy } = await setup.load(id);
    expect(findPayment(tenancy, "deposit")?.askedPence).toBe(282_500);
    expect((await setup.mails()).length).toBe(before + 1);
  });

  test("make papers, after a look at their mails", async () => {
    const id = await begin();
    const kind = { kind: "written-statement" };
    await setup.pass(id, "identity");
    const looked = await post(id, "look issue-paper", kind);
    expect(looked.mails).toHaveLength(1);
    expect(await database().orm.$count(documents)).toBe(0);
    expect((await post(id, "issue-paper", kind)).done).toContain("Written statement of terms");
    expect((await show(id)).papers).toMatchObject([{ kind: "written-statement" }]);
    const early = await post(id, "issue-paper", { kind: "agreement" });
    expect(early.refusal).toMatchObject({ source: { title: expect.any(String) } });
  });

  test("remind both of the deadline, and ask for the right to rent, once a day", async () => {
    const id = await begin();
    await setup.pay(id, "holding-deposit", 56_538);
    const before = (await setup.mails()).length;
    expect((await post(id, "remind")).done).toBe("Reminders sent.");
    expect((await post(id, "remind")).refusal?.detail).toContain("already");
    const personId = await personOf(id);
    expect((await post(id, "ask-share-code", { personId })).done).toBe(
      "Priya Raman asked for their right to rent.",
    );
    expect((await post(id, "ask-share-code", { personId })).refusal?.detail).toContain("already");
    const sent = (await setup.mails()).slice(before);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      "beatrix@example.com",
      "priya@example.com",
      "priya@example.com",
    ]);
  });

  test("add a guarantor with steps of their own, and go on without one", async () => {
    const id = await begin();
    const guarantor = { role: "guarantor", ...sam };
    expect((await post(id, "add-person", guarantor)).done).toContain("Person added");
    expect((await show(id)).people.map(({ role }) => role)).toEqual(["tenant", "guarantor"]);
    expect((await post(id, "waive-guarantor")).done).toBe("Guarantor no longer required.");
  });

  test("mail somebody their own page, and show the office no link that opens it", async () => {
    const id = await begin();
    const links = async () =>
      (await setup.mails())
        .filter(({ kind }) => kind === "case-link")
        .map((mail) => mail.recipient);
    const answer = await post(id, "mail-page", { personId: await personOf(id) });
    expect(answer.done).toBe("Page link emailed to Priya Raman.");
    expect((await post(id, "mail-page")).done).toBe("Page link emailed to the landlord.");
    expect(await links()).toEqual(["priya@example.com", beatrix.email]);
    expect((await post(id, "mail-page", { personId: known.staffId })).refusal).toBeDefined();
    expect(JSON.stringify(await show(id))).not.toContain("/my-case/");
    await setup.database().orm.update(contacts).set({ email: null, emailKey: null });
    const unsent = await post(id, "mail-page", { personId: await personOf(id) });
    expect(unsent.refusal?.detail).toBe("Add an email address to send the link.");
  });

  test("record what whoever paid the holding deposit agrees to, with what shows it", async () => {
    const id = await begin();
    await post(id, "receive-payment", { kind: "holding-deposit", pence: "565.38", ...evidence });
    const unshown = { towards: "deposit", on: today, note: "" };
    expect((await post(id, "choose-holding-use", unshown)).refusal).toBeDefined();
    const read = await post(id, "choose-holding-use", { ...evidence, towards: "us" });
    expect(read.refusal?.errors?.[0]?.path).toBe("towards");
    expect((await post(id, "choose-holding-use", { ...evidence, towards: "deposit" })).done).toBe(
      "Agreement recorded.",
    );
    const { holding } = await show(id);
    expect(holding?.choice).toMatchObject({ towards: "deposit", on: "21/11/2026", note: "Seen" });
  });

  test("give the tenancy and its open steps to a colleague", async () => {
    const id = await begin();
    expect((await post(id, "assign", { owner: known.staffId })).done).toBe(
      "Tenancy assigned to Saoirse Olin.",
    );
    expect((await post(id, "assign", { owner: crypto.randomUUID() })).refusal).toBeDefined();
  });

  test("end it: its mails can be looked at first, and the home is back on the market", async () => {
    const id = await begin();
    const fields = { by: "landlord", on: today, note: "Sold", relist: "on" };
    expect((await post(id, "look fall-through", fields)).mails).toHaveLength(2);
    expect((await show(id)).state).toBe("progressing");
    expect((await post(id, "fall-through", fields)).done).toContain(
      "Tenancy ended and everyone emailed. The property is back on the market.",
    );
    expect((await show(id)).ending).toMatchObject({ by: "landlord", note: "Sold" });
  });

  test("the list has what is most urgent, and the fifteen days are counted from the receipt", async () => {
    const id = await begin();
    await setup.pay(id, "holding-deposit", 56_538);
    setup.clock.now = new Date("2026-11-30T12:00:00Z");
    const { holding } = await show(id);
    expect(holding).toMatchObject({ day: 10, total: 15, left: 5, deadline: "05/12/2026" });
    expect(holding?.days.map(({ look }) => look)).toEqual([
      ...Array.from({ length: 9 }, () => "on"),
      "now",
      ...Array.from({ length: 4 }, () => "ahead"),
      "last",
    ]);
    const app = await setup.app();
    expect(await listTenancies(app, "open")).toMatchObject([{ id, names: "Priya Raman" }]);
    expect(await listTenancies(app, "over")).toEqual([]);
    const bricks = (await listTenancies(app, "open"))[0]?.bricks;
    expect(bricks?.filter(Boolean)).toHaveLength(1);
  });
});

// On one engine: of what they refuse nothing is written.
describe("the forms of a tenancy's page", () => {
  const { setup, post, begin } = useForms("server");

  test.each<[string, string, Record<string, string>, string]>([
    ["no day", "complete-step", { kind: "inventory", outcome: "passed", note: "x" }, "on"],
    ["a day that is none", "finish", { by: "renter", on: "2026-02-30", note: "x" }, "on"],
    ["no amount", "ask-payment", { kind: "deposit", dueOn: today }, "pence"],
    ["an amount that is none", "ask-payment", { kind: "deposit", pence: "many" }, "pence"],
    ["nobody who ended it", "fall-through", { on: today, note: "x" }, "by"],
    ["no result", "check-right-to-rent", { on: today, note: "x" }, "result"],
    ["no file", "upload", { kind: "other" }, "file"],
    ["a kind of paper that there is not", "upload", { kind: "payslip" }, "kind"],
    ["a colleague that there is not", "assign", { owner: "nobody" }, "owner"],
    ["a person without a name", "add-person", { role: "occupier" }, "firstname"],
  ])("say beside the field what is wrong: %s", async (_what, change, fields, path) => {
    const id = await begin();
    const { refusal } = await post(id, change, fields);
    expect(refusal?.errors?.map((error) => error.path)).toContain(path);
  });

  test.each([
    ["%MZ is no paper", "Program.exe"],
    ["%PDF-1.7 /JavaScript (x)", "Paper.pdf"],
  ])("take no file that begins with %j", async (text, name) => {
    const id = await begin();
    const bytes = new TextEncoder().encode(text);
    const { refusal } = await post(id, "upload", { kind: "other" }, { name, bytes });
    expect(refusal?.errors).toMatchObject([{ path: "file" }]);
    expect(await setup.database().orm.$count(documents)).toBe(0);
  });

  test.each(["", "complete-step", "look x", "issue-paper", "constructor", "__proto__"])(
    "refuse what is not known: %j",
    async (change) => {
      const id = await begin();
      expect((await post(id, change)).refusal).toBeDefined();
      expect((await post(crypto.randomUUID(), change)).refusal).toBeDefined();
    },
  );

  test("are for those who may edit tenancies, and of a tenancy that can be there", async () => {
    const id = await begin();
    const sent = { ...setup.known, fields: { change: "waive-guarantor" }, file: null };
    const app = await setup.app();
    const read = await handleTenancyForm(app, { ...sent, tenancyId: id, role: "reader" });
    expect(read).toMatchObject({ status: 403, done: null });
    const nowhere = await handleTenancyForm(app, { ...sent, tenancyId: "nowhere" });
    expect(nowhere.refusal).toMatchObject({ missing: true });
  });
});
