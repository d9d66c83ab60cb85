import { describe, expect, test } from "vitest";
import { testEngines, useDatabase } from "../../testing/database.ts";
import { findFreePort } from "../../testing/free-port.ts";
import { testMail } from "../../testing/mail.ts";
import { findMailOutage, judgeOutage } from "./mail-outage.ts";
import { claimMail, markForRetry, markSent } from "./outbox.ts";
import { outbox } from "./outbox-table.ts";
import { queueMail } from "./queue-mail.ts";
import { createSmtpTransport } from "./transport.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const tried = (created: string, next: string, attempts = 1) => {
  return { createdAt: at(created), nextAttemptAt: at(next), attempts };
};

describe("the mail server is away", () => {
  test("since the first mail that was tried in vain, if none was sent since", () => {
    const mails = [tried("09:20:00", "09:24:00", 2), tried("09:22:00", "09:23:00")];
    expect(judgeOutage(mails, at("09:10:00"))).toEqual({ since: at("09:20:00"), mails: 2 });
    expect(judgeOutage(mails, null)).toMatchObject({ since: at("09:20:00") });
  });

  test("since the last mail that went, if only older ones wait", () => {
    const mails = [tried("09:00:00", "09:24:00", 2)];
    expect(judgeOutage(mails, at("09:10:00"))).toMatchObject({ since: at("09:10:00") });
  });

  test("no more once a mail was sent after the last try, and not if none failed", () => {
    expect(judgeOutage([tried("09:20:00", "09:21:00")], at("09:20:30"))).toBeNull();
    expect(judgeOutage([], at("09:20:30"))).toBeNull();
  });
});

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);

  test("it is known from the outbox, and a refused mail is not the server’s", async () => {
    const { orm } = database();
    await orm.delete(outbox);
    const queue = () => orm.transaction((tx) => queueMail(tx, testMail));
    const claim = async () => {
      const mail = await claimMail(orm);
      if (!mail) throw new Error("A mail should be due.");
      return mail;
    };
    await queue();
    const refused = await claim();
    await markForRetry(orm, refused, { reason: "RCPT TO 452: Mailbox full", seconds: 60 });
    expect(await findMailOutage(orm)).toBeNull();

    await queue();
    const unreached = await claim();
    const transport = createSmtpTransport(`smtp://127.0.0.1:${await findFreePort()}`, {
      name: "Lintel",
      address: "lettings@example.com",
    });
    const delivery = await transport.send(unreached, new AbortController().signal);
    transport.close();
    const reason = delivery.ok ? "" : delivery.reason;
    await markForRetry(orm, unreached, { reason, seconds: 60 });
    expect(await findMailOutage(orm)).toMatchObject({ mails: 1 });

    await queue();
    await markSent(orm, await claim());
    expect(await findMailOutage(orm)).toBeNull();
  });
});
