import { describe, expect, test } from "vitest";
import { receiveMail } from "../inbound-email/receive-mail.ts";
import { testEngines } from "../testing/database.ts";
import { writeMail } from "../testing/incoming-mail.ts";
import { usePeople } from "../testing/people.ts";
import { seededMoment } from "../testing/seeded-moment.ts";
import { countWaiting } from "./count-waiting.ts";
import { describeToday } from "./describe-today.ts";
import { findToday } from "./find-today.ts";

const reader = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10", role: "administrator" } as const;

describe.each(testEngines)("unmatched email on the %s engine", (engine) => {
  const people = usePeople(engine);

  test("counts an email that no conversation has on the rail, in its tabs and in its heading", async () => {
    const app = await people.appContext();
    const source = { mailbox: "m", uidValidity: "1", bytes: 1000, receivedAt: seededMoment };
    const asks = writeMail({ From: "Bo Obi <bo@example.com>", Subject: "Is it free?" });
    await receiveMail(app, { ...source, uid: 1 }, { raw: asks, isOversized: false });
    const news = writeMail({ "List-Unsubscribe": "<https://x.example>", "Message-ID": "<n@x>" });
    await receiveMail(app, { ...source, uid: 2 }, { raw: news, isOversized: false });
    expect(await countWaiting(app, reader)).toMatchObject({ today: 1, inbox: 1 });
    const mine = describeToday(
      await findToday(app, { ...reader, email: "imogen@example.com" }, "mine"),
    );
    expect(mine).toMatchObject({
      needs: 1,
      counts: { mine: 1, office: 1 },
      unmatchedCount: 1,
      unmatched: [{ subject: "Is it free?", senderName: "Bo Obi" }],
    });
    const limited = { own: null, isLimited: true, shown: null };
    const theirs = { ...reader, branchView: limited };
    expect(await countWaiting(app, theirs)).toMatchObject({ today: 0, inbox: 0 });
  });
});
