import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { hiddenId, text } from "../../domain/shared/fields/fields.ts";
import { toPreviewChange } from "../../domain/shared/preview-change.ts";
import { declareForms } from "../../domain/staff/office-forms.ts";
import { type Role, roles } from "../../domain/staff/roles.ts";
import type { Transaction } from "../platform/database/client.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { defineActs, done, type FormCall } from "../staff/office-form.ts";
import { notForDemo, refuse, staleSignIn } from "../staff/refusals.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { sendForm } from "../testing/office-forms.ts";

const forms = declareForms({
  rename: {
    permission: "manage-availability",
    fields: { name: text("Name", { max: 10, missing: "Write the name" }) },
  },
  leave: { permission: "manage-team", fields: {}, isFresh: true },
  repeat: { permission: "signed-in", fields: { name: text("Name", { max: 10 }) }, isOnce: true },
  tell: { permission: "signed-in", fields: {}, sendsMails: true },
  read: { permission: "signed-in", fields: { id: hiddenId } },
});

/** Writes, so that what is refused can be seen to leave nothing. */
async function rename(tx: Transaction, { by }: FormCall, { name }: { name: string }) {
  const [row] = await tx.select().from(staff).where(eq(staff.id, by.staffId));
  await tx
    .update(staff)
    .set({ name: `${row?.name} ${name}` })
    .where(eq(staff.id, by.staffId));
  return name === "taken" ? refuse("That name is taken.", "name") : done(`Renamed to ${name}.`);
}

async function tell(tx: Transaction, call: FormCall) {
  const mail = { kind: "staff-sign-in", recipient: "ada@example.com", subject: "Hello" } as const;
  const html = "<p>Hello, Ada.</p>";
  await queueMail(tx, { ...mail, html, replyTo: null, aboutId: call.by.staffId });
  await rename(tx, call, { name: "told" });
  return done("Ada is told.");
}

const acts = defineActs(forms, {
  rename,
  leave: () => Promise.resolve(done("They left.")),
  repeat: rename,
  tell,
  read: { ownTransactions: (_, { id }) => Promise.resolve(done(`Read ${id}.`)) },
});

describe.each(testEngines)("a form of the office, on the %s engine", (engine) => {
  const office = useOffice(engine);
  let by = { staffId: "" };
  beforeEach(async () => {
    by = { staffId: (await office.hire("owner", { name: "Ada" })).id };
  });
  const send = async (texts: Texts, who: object = {}) =>
    sendForm(await office.app(), { ...by, ...who }, acts, texts);
  const getName = async () =>
    (await office.database().orm.select().from(staff).where(eq(staff.id, by.staffId)))[0]?.name;

  test("does what its button says, and answers in the one shape", async () => {
    expect(await send({ change: "rename", name: " Grace " })).toEqual({
      form: "rename",
      done: "Renamed to Grace.",
      undo: null,
      mails: null,
      refusal: undefined,
      fields: { change: "rename", name: " Grace " },
      more: undefined,
      to: undefined,
      formKey: expect.any(String),
    });
    expect(await getName()).toBe("Ada Grace");
  });

  test.each(["nothing", "", "toString", "constructor", "__proto__", toPreviewChange("rename")])(
    "that the page does not have is said to be unknown: %j",
    async (change) => {
      const { done: did, refusal } = await send({ change, name: "Grace" });
      expect(did).toBeNull();
      expect(refusal?.detail).toBe("This page is out of date. Reload it and try again.");
      expect(await getName()).toBe("Ada");
    },
  );

  test.each(roles)(
    "is done for who has its permission and refused to all others: %s",
    async (role) => {
      const { refusal } = await send({ change: "rename", name: "Grace" }, { role });
      const isAllowed = (["owner", "manager"] satisfies Role[]).some((one) => one === role);
      expect(refusal?.detail).toBe(isAllowed ? undefined : "You don’t have permission to do this.");
      expect(await getName()).toBe(isAllowed ? "Ada Grace" : "Ada");
    },
  );

  test("is for anybody on its page only where that is written", async () => {
    const id = randomUUID();
    expect((await send({ change: "read", id }, { role: "reader" })).done).toBe(`Read ${id}.`);
  });

  test("of the whole agency is not for who is limited to a branch, nor what stays for the demo's people", async () => {
    const branchView = { own: "E1", shown: "E1", isLimited: true };
    expect((await send({ change: "leave" }, { branchView })).refusal?.detail).toBe(
      "You don’t have permission to do this.",
    );
    expect((await send({ change: "leave" }, { isDemo: true })).refusal).toBe(notForDemo.refusal);
  });

  test("that needs a fresh sign-in says so", async () => {
    expect((await send({ change: "leave" }, { isFresh: false })).refusal).toBe(staleSignIn.refusal);
    expect((await send({ change: "leave" })).done).toBe("They left.");
  });

  test("names each field that is wrong, and says again what was typed", async () => {
    const answer = await send({ change: "rename", form: "rename-7" });
    expect(answer).toMatchObject({
      form: "rename-7",
      refusal: { errors: [{ path: "name", message: "Write the name" }] },
      fields: { change: "rename" },
    });
  });

  test("that is refused late leaves nothing behind", async () => {
    expect((await send({ change: "rename", name: "taken" })).refusal?.detail).toBe(
      "That name is taken.",
    );
    expect(await getName()).toBe("Ada");
  });

  test("is done once, however often and at once it is sent with its key", async () => {
    const once = { change: "repeat", key: randomUUID(), name: "Grace" };
    const [first, second] = await Promise.all([send(once), send(once)]);
    expect([first.done, second.done, (await send(once)).done]).toEqual(
      Array(3).fill("Renamed to Grace."),
    );
    expect(await getName()).toBe("Ada Grace");
    await send({ ...once, name: "Hopper" });
    expect(await getName()).toBe("Ada Grace Hopper");
  });

  test("that was refused can be sent again with its key", async () => {
    const once = { change: "repeat", key: randomUUID(), name: "taken" };
    expect((await send(once)).refusal?.detail).toBe("That name is taken.");
    expect((await send(once)).refusal?.detail).toBe("That name is taken.");
    expect(await getName()).toBe("Ada");
  });

  test("shows its mails before it sends them, and writes nothing meanwhile", async () => {
    const { done: did, mails } = await send({ change: toPreviewChange("tell") });
    expect(did).toBeNull();
    expect(mails).toMatchObject([{ recipient: "ada@example.com", subject: "Hello" }]);
    expect(await getName()).toBe("Ada");
    expect(await office.database().orm.$count(outbox)).toBe(0);
    expect(await send({ change: "tell" })).toMatchObject({ done: "Ada is told.", mails: null });
    expect(await office.database().orm.$count(outbox)).toBe(1);
  });
});

/** Compiled, never run: each of these is a mistake that the type check names. */
export function expectTypeErrors(): void {
  // @ts-expect-error A form says who may send it.
  declareForms({ rename: { fields: {} } });
  // @ts-expect-error There is no such permission.
  declareForms({ rename: { permission: "rename-people", fields: {} } });
  const two = declareForms({
    add: { permission: "edit-diary", fields: { code: text("Code", { max: 40 }) } },
    end: { permission: "signed-in", fields: {} },
  });
  const add = () => Promise.resolve(done("Added."));
  // @ts-expect-error A form without an act.
  defineActs(two, { add });
  // @ts-expect-error An act without a form.
  defineActs(two, { add, end: add, rename: add });
  // @ts-expect-error An act of a field that its form has not.
  defineActs(two, { end: add, add: (_tx, _call, { name }) => Promise.resolve(done(name)) });
}
