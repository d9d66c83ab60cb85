import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  createLinkSlot,
  hiddenLink,
  hiddenPreview,
} from "../../../domain/shared/mail/link-slot.ts";
import { listAddresses } from "../../access-links/fill-mail-links.ts";
import { hideLinksInValues } from "../../access-links/hide-links-in-text.ts";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { findPreview, makePreview } from "../../homes/preview-home.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { changeMail } from "../../testing/sent-forms.ts";
import { showMail } from "../../people/emails/show-mail.ts";
import { findLinkOwner } from "../../site/link-owners.ts";
import { testEngines } from "../../testing/database.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { friday, imogen, useInbox } from "../../testing/inbox.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { draftHome } from "../../testing/office-homes.ts";
import { fillMail } from "../../testing/sent-mails.ts";
import { undoChange } from "../undo-change.ts";
import { replyToConversation } from "./reply-to-conversation.ts";

const origin = "https://lettings.example.com";

describe.each(testEngines)("the preview in a reply, on the %s engine,", (engine) => {
  const { database, ask, appContext, by, setTime } = useInbox(engine);
  const orm = () => database().orm;
  const open = () => appContext({ config: { publicUrl: origin } });
  const made = { homeId: "", secret: "", path: "", conversation: "" };
  beforeEach(async () => {
    const app = await open();
    made.homeId = await draftHome(app, imogen);
    Object.assign(made, await preview());
    made.conversation = await ask();
  });

  async function preview(homeId = made.homeId) {
    const answered = await makePreview(await open(), homeId);
    if (!answered.ok) throw new Error(answered.refusal.detail);
    const path = answered.answer.preview;
    return { path, secret: path.slice(path.indexOf("token=") + 6) };
  }
  const messages = () =>
    orm()
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, made.conversation))
      .orderBy(asc(conversationMessages.id));
  async function reply(body: string, isHeld = false) {
    const lastSeen = String((await messages()).at(-1)!.id);
    const given = { id: made.conversation, fields: { body, lastSeen }, attach: [], isHeld };
    return replyToConversation(await open(), imogen, given, by(imogen));
  }
  const findMails = () => orm().select().from(outbox);
  async function readSent() {
    const [mail] = await findMails();
    return fillMail(await open(), mail!);
  }
  async function openSent(html: string) {
    const address = listAddresses(html).find((one) => one.includes("/preview?")) ?? "";
    expect(address).toMatch(new RegExp(`^${origin}/property/${made.homeId}/preview\\?token=`));
    const secret = address.slice(address.indexOf("token=") + 6);
    return { secret, home: await findPreview(await open(), made.homeId, secret) };
  }

  test.each([
    ["as it stands", () => `Here it is: ${origin}${made.path} Do you like it?`],
    ["without its site", () => `See ${made.path.slice(1)}`],
    [
      "through Safelinks",
      () => `<https://s.example/?url=${encodeURIComponent(origin + made.path)}>`,
    ],
    ["of this machine", () => `http://127.0.0.1:3000${made.path}`],
  ])("whose address is pasted %s opens for its reader alone", async (_how, body) => {
    expect(await reply(body())).toMatchObject({ ok: true });
    const rows = await readEveryRow(orm());
    expect(rows).not.toContain(made.secret);
    expect((await messages()).at(-1)?.body).toContain(hiddenPreview);
    const [mail] = await findMails();
    const shown = await showMail(await open(), mail!.id);
    expect(shown?.text).toContain(hiddenPreview);
    expect(shown?.text).not.toContain("~");
    const { html } = await readSent();
    const sent = await openSent(html);
    expect(sent.secret).not.toBe(made.secret);
    expect(sent.home).toMatchObject({ id: made.homeId });
    expect(html).not.toContain("~");
    expect(toMailText(html)).toContain("Preview the listing");
    expect(await readEveryRow(orm())).not.toContain(sent.secret);
  });

  test("ends with the one that was pasted, and with a newer one", async () => {
    await reply(origin + made.path);
    const { html } = await readSent();
    const { secret } = await openSent(html);
    setTime(new Date(friday("10:00").getTime() + 15 * 86_400_000));
    expect(await findPreview(await open(), made.homeId, secret)).toBeNull();
    await expect(readSent()).rejects.toThrow("preview link in this email has expired");
    setTime(friday("10:00"));
    await preview();
    expect(await findPreview(await open(), made.homeId, secret)).toBeNull();
    await expect(readSent()).rejects.toThrow("preview link in this email has expired");
  });

  test("is refused once it That preview has expired. Make a new one and paste its link., and where the site does not know its address", async () => {
    const body = origin + made.path;
    const given = { id: made.conversation, fields: { body, lastSeen: "999" }, attach: [] };
    const app = await appContext({ config: { publicUrl: null, port: 0 } });
    expect(await replyToConversation(app, imogen, given, by(imogen))).toMatchObject({
      refusal: { detail: expect.stringContaining("own address") },
    });
    await preview();
    expect(await reply(body)).toMatchObject({
      ok: false,
      refusal: {
        detail: expect.stringContaining(
          "That preview has expired. Make a new one and paste its link.",
        ),
        errors: [{ path: "body" }],
      },
    });
    expect(await findMails()).toEqual([]);
  });

  test("is not sent for a slot that somebody types", async () => {
    const typed = `${origin}/property/${made.homeId}/preview?token=${createLinkSlot("preview", made.homeId)}`;
    expect(await reply(typed)).toMatchObject({ ok: false });
    expect(await reply(`Look: ${hiddenPreview}`)).toMatchObject({ ok: false });
    // Also a mail that got one in another way brings no preview that it was not allowed.
    await reply(origin + made.path);
    const other = createLinkSlot("preview", "p00000000002");
    const [mail] = await findMails();
    const html = mail!.html.replaceAll(createLinkSlot("preview", made.homeId), other);
    await expect(fillMail(await open(), { ...mail!, html })).rejects.toThrow();
    const elsewhere = { ...mail!, id: "aaaaaaaa-0000-4000-8000-00000000000f" };
    await expect(fillMail(await open(), elsewhere)).rejects.toThrow();
  });

  test("goes to nobody else when its mail is readdressed, and again to its reader", async () => {
    await reply(origin + made.path);
    await orm().update(outbox).set({ state: "failed" });
    const [mail] = await findMails();
    const readdress = async (recipient: string) => {
      const fields = { change: "readdress", recipient, confirmed: "on" };
      return changeMail(await open(), imogen, mail!.id, { findOwner: findLinkOwner, fields });
    };
    expect(await readdress("mine@example.com")).toMatchObject({ ok: false });
    expect(await readdress(mail!.recipient)).toMatchObject({ ok: true });
    expect((await openSent((await readSent()).html)).home).toMatchObject({ id: made.homeId });
  });

  test("has to be pasted again after the reply was undone", async () => {
    const sent = await reply(`Here: ${origin}${made.path}`, true);
    if (!sent.ok) throw new Error(sent.refusal.detail);
    expect(await readEveryRow(orm())).not.toContain(made.secret);
    const undone = await undoChange(await open(), sent.answer.mail, by(imogen));
    expect(undone).toMatchObject({ ok: true, returned: { body: `Here: ${hiddenPreview}` } });
    expect(await reply(`Here: ${hiddenPreview}`)).toMatchObject({
      refusal: { detail: expect.stringContaining("Paste the preview link again") },
    });
  });

  test("is no way to send somebody’s page, whose address stays nowhere", async () => {
    const page = await makeLink(orm(), "renter-page", imogen.staffId);
    expect(await reply(`Yours: ${origin}/my-case/${page}`)).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("someone’s own page") },
    });
    expect(await readEveryRow(orm())).not.toContain(page);
    const fields = { note: `${origin}${made.path}`, why: `x ${page}`, id: imogen.staffId };
    expect(await hideLinksInValues(orm(), fields)).toEqual({
      note: hiddenPreview,
      why: `x ${hiddenLink}`,
      id: imogen.staffId,
    });
  });
});
