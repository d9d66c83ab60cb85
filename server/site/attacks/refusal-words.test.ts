import { describe, expect, test } from "vitest";
import { hiddenLink } from "../../../domain/shared/mail/link-slot.ts";
import { createAccessLink } from "../../access-links/access-links.ts";
import { hideLinksInRefusals } from "../../access-links/hide-links-in-text.ts";
import { claimMail } from "../../platform/mail/outbox.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { testEngines } from "../../testing/database.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { writeBounce, writeMail } from "../../testing/incoming-mail.ts";
import { testMail } from "../../testing/mail.ts";
import { contactId, receivedAt, replyId, useMailIn } from "../../testing/mail-in.ts";

/** Filters refuse a mail for an address in it, and say for which. Colleagues read why a mail did not arrive. */
describe.each(testEngines)("the words of a mail server, on the %s engine,", (engine) => {
  const { database, receive } = useMailIn(engine);
  const orm = () => database().orm;
  const link = async () => {
    const made = {
      purpose: "renter-page",
      recordId: contactId,
      contactId,
      at: receivedAt,
    } as const;
    const { secret } = await createAccessLink(orm(), made);
    return { secret, words: `554 5.7.1 Listed: https://lettings.example.com/my-case/${secret}` };
  };

  test("are kept without a link of ours when a mail comes back", async () => {
    const { secret, words } = await link();
    await receive(writeBounce(replyId, { diagnostic: `smtp; ${words}` }));
    const rows = await readEveryRow(orm());
    expect(rows).toContain(`554 5.7.1 Listed: ${hiddenLink}`);
    expect(rows).not.toContain(secret);
  });

  test("are kept without it when a mail is refused at once, and always kept", async () => {
    const { secret, words } = await link();
    await orm().insert(outbox).values(testMail);
    const mail = await claimMail(orm());
    const refuse = { ok: false, permanent: true, code: "DATA 554", reason: words } as const;
    const transport = { send: async () => refuse, close() {} };
    const send = (db: Parameters<typeof hideLinksInRefusals>[1]) =>
      hideLinksInRefusals(transport, db).send(mail!, AbortSignal.timeout(1000));
    const delivery = await send(orm());
    expect(delivery).toEqual({ ...refuse, reason: `554 5.7.1 Listed: ${hiddenLink}` });
    expect(JSON.stringify(delivery)).not.toContain(secret);
    const away = new Proxy(orm(), {
      get() {
        throw new Error("The database is away.");
      },
    });
    expect(await send(away)).toEqual({ ...refuse, reason: refuse.code });
  });

  test("of whoever has put a link into their name are kept without it", async () => {
    const { secret } = await link();
    await receive(
      writeMail(
        { From: `"https://lettings.example.com/my-case/${secret}" <eve@example.org>` },
        "Hello",
      ),
    );
    expect(await readEveryRow(orm())).not.toContain(secret);
  });
});
