import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { retryMails } from "../../platform/mail/outbox-desk.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { testEngines } from "../../testing/database.ts";
import { usePeople } from "../../testing/people.ts";
import { changeMail } from "../../testing/sent-forms.ts";
import { openAsReader } from "../open-as-reader.ts";
import { findMailHtml, showMail } from "./show-mail.ts";
import { findLinkOwner } from "../../site/link-owners.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const nobody = "99999999-9999-4999-8999-999999999999";

describe.each(testEngines)("a mail in the office, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { appContext } = people;
  const orm = () => people.database().orm;

  describe("a mail to staff", () => {
    async function putSignInLink(): Promise<string> {
      await people.mail({
        kind: "staff-sign-in",
        state: "failed",
        html: "<a href='/secret'>in</a>",
      });
      return (await orm().select().from(outbox))[0]!.id;
    }

    test("shows nobody its link", async () => {
      const id = await putSignInLink();
      const shown = await showMail(await appContext(), id);
      expect(JSON.stringify(shown)).not.toContain("secret");
      expect(shown).toMatchObject({ isToStaff: true, text: null });
      expect(await findMailHtml(await appContext(), id)).toBeNull();
    });

    test("goes to nobody else's address", async () => {
      const id = await putSignInLink();
      const fields = { change: "readdress", recipient: "mallory@example.com" };
      expect(
        await changeMail(await appContext(), actor, id, { findOwner: findLinkOwner, fields }),
      ).toMatchObject({ ok: false });
      expect(await orm().select().from(outbox)).toMatchObject([{ recipient: "ada@example.com" }]);
    });
  });

  test("what was done about a mail names who did it, as the office's history does", async () => {
    await people.mail({ state: "failed" });
    const { id } = (await orm().select().from(outbox))[0]!;
    await retryMails(await appContext(), "command line", id);
    expect((await showMail(await appContext(), id))?.done).toMatchObject([{ by: "Command line" }]);
  });

  test("a mail with somebody's own page is shown without the address that opens it", async () => {
    const page = `https://lettings.example.com/my-case/${createLinkSlot("renter-page", nobody)}`;
    const html = `<p>Dear Ada</p><a href="${page}">Open</a> <a href="${page}/data?key=1">Copy</a> ${page}</body>`;
    await people.mail({ html });
    const { id } = (await orm().select().from(outbox))[0]!;
    const app = await appContext({ config: { publicUrl: "https://lettings.example.com" } });
    for (const shown of [(await showMail(app, id))?.text, await findMailHtml(app, id)]) {
      expect(shown).toContain("Dear Ada");
      expect(shown).toContain("Copy");
      expect(shown).not.toContain("my-case");
    }
    expect(await findMailHtml(app, id)).toMatch(/<\/body>$/);
    expect((await orm().select().from(outbox))[0]?.html).toBe(html);
  });

  test("the link of a mail is opened as its reader in the demo alone, whose people have no mailbox", async () => {
    await people.enquire();
    await orm().delete(outbox);
    const [contact] = await orm().select().from(contacts);
    const page = `http://localhost:3000/my-case/${createLinkSlot("renter-page", contact!.id)}?x=1&amp;y=2`;
    await people.mail({ html: `<p><a href="${page}">Open</a></p>`, recipient: contact!.email! });
    await people.mail({ kind: "staff-sign-in", html: `<a href="${page}">Open</a>` });
    const mails = await orm().select().from(outbox);
    const own = mails.find(({ kind }) => kind !== "staff-sign-in")!.id;
    const toStaff = mails.find(({ kind }) => kind === "staff-sign-in")!.id;
    const demo = { ...(await appContext()), isLocalDemo: async () => true };
    expect(await showMail(demo, own)).toMatchObject({ opensHere: true });
    const opened = await openAsReader(demo, own, findLinkOwner);
    expect(opened).toMatchObject({
      answer: { path: expect.stringMatching(/^\/my-case\/[\w-]{43}\?x=1&y=2$/) },
    });
    expect(await openAsReader(demo, toStaff, findLinkOwner)).toMatchObject({ ok: false });
    const real = { ...demo, isLocalDemo: async () => false };
    expect(await showMail(real, own)).toMatchObject({ opensHere: false });
    expect(await openAsReader(real, own, findLinkOwner)).toMatchObject({ ok: false });
  });

  test.each(["", "mallory", "a@example.com\r\nBcc: all@example.com"])(
    "a mail goes to no address such as %j",
    async (recipient) => {
      await people.mail({ state: "failed" });
      const { id } = (await orm().select().from(outbox))[0]!;
      const outcome = await changeMail(await appContext(), actor, id, {
        findOwner: findLinkOwner,
        fields: { change: "readdress", recipient },
      });
      expect(outcome).toMatchObject({ refusal: { errors: [{ path: "recipient" }] } });
      expect(await orm().select().from(outbox)).toMatchObject([{ state: "failed" }]);
    },
  );

  test("a mail's page has what was done about it, by whom", async () => {
    await people.mail({ state: "failed" });
    const { id } = (await orm().select().from(outbox))[0]!;
    const app = await appContext();
    expect(
      await changeMail(app, actor, id, { findOwner: findLinkOwner, fields: { change: "retry" } }),
    ).toMatchObject({ ok: true });
    expect(
      await changeMail(app, actor, id, { findOwner: findLinkOwner, fields: { change: "stop" } }),
    ).toMatchObject({ ok: true });
    const { done } = (await showMail(app, id))!;
    expect(done.map(({ action }) => action).toSorted()).toEqual(["mail.retried", "mail.stopped"]);
    expect(
      await changeMail(app, actor, nobody, {
        findOwner: findLinkOwner,
        fields: { change: "retry" },
      }),
    ).toMatchObject({
      refusal: { missing: true },
    });
  });
});
