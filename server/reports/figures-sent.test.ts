import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openKeys } from "../../domain/reports/open-now.ts";
import { branches } from "../agency/branch-table.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { changeAccount } from "../testing/sent-forms.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useFigures } from "../testing/figures.ts";
import { describeMetrics } from "./describe-figures.ts";
import { writeFiguresCsv, writeRowsCsv } from "./figures-csv.ts";
import { findOpenNow } from "./find-open-now.ts";
import { mailFigures } from "./mail-figures.ts";

describe.each(testEngines)("what goes out of the figures on the %s engine", (engine) => {
  const { setup, orm, span, find, ask } = useFigures(engine);

  beforeEach(() => {
    // A Friday.
    setup.clock.now = new Date("2026-11-20T12:00:00Z");
  });

  test("files hold each table, and the rows name nobody", async () => {
    await ask("2026-11-16T09:00:00Z", { answeredAt: "2026-11-16T09:10:00Z" });
    const app = await setup.app();
    const all = await writeFiguresCsv(app, span(), "all");
    expect(all).toContain("Figure,Count,Count before,Values,Median,90th percentile,Median before");
    expect(all).toContain("First responses,1,0,Minutes,10,10,");
    expect(await writeFiguresCsv(app, span(), "answers")).toContain("2026-11-16,1,10\r\n");
    expect(await writeFiguresCsv(app, span(), "sources")).toContain("Our site,1,0,0,\r\n");
    expect(await writeFiguresCsv(app, span(), "reasons")).toContain("Reason,Offers\r\n");
    const csv = await writeRowsCsv(app, span(), "answered");
    expect(csv).toContain("Day,Property,Minutes,Note,Record\r\n");
    expect(csv).toMatch(/2026-11-16,[^\r]*,10,,\/office\/inbox\/[0-9a-f-]{36}\r\n$/);
    expect(csv).not.toMatch(/\bPriya\b/);
  });

  test("owners and managers have one mail on Monday, whatever the number of processes", async () => {
    const colleague = (role: "owner" | "manager" | "reader", changes = {}) => {
      const email = `${randomUUID()}@example.com`;
      const times = { invitedAt: setup.clock.now, joinedAt: setup.clock.now };
      return { name: role, email, emailKey: email, role, ...times, ...changes };
    };
    await orm()
      .insert(staff)
      .values([
        colleague("owner"),
        colleague("manager"),
        colleague("reader"),
        colleague("owner", { isDemo: true }),
        colleague("manager", { leftAt: setup.clock.now }),
        colleague("manager", { joinedAt: null }),
        colleague("manager", { figuresStoppedAt: setup.clock.now }),
      ]);
    await ask("2026-11-20T09:00:00Z", { answeredAt: "2026-11-20T09:38:00Z" });
    const app = await setup.app();
    const mails = () => orm().select().from(outbox).where(eq(outbox.kind, "staff-figures"));
    await mailFigures(app);
    setup.clock.now = new Date("2026-11-23T07:00:00Z");
    await mailFigures(app);
    expect(await mails()).toEqual([]);
    setup.clock.now = new Date("2026-11-23T07:30:00Z");
    await Promise.all([mailFigures(app), mailFigures(app)]);
    await mailFigures(app);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.subject).toBe("Weekly report, 16 to 22 November 2026");
    expect(sent[0]?.html).toContain("38 min. 90th percentile: 38 min.<");
    expect(sent[0]?.html).toContain(">No tenancies in this period.<");
    expect(sent[0]?.html).not.toContain("Questions?");
    expect(sent[0]?.html).toContain("/office/reports?weeks=1&amp;day=2026-11-22");
    setup.clock.now = new Date("2026-11-30T08:00:00Z");
    await mailFigures(app);
    expect(await mails()).toHaveLength(4);
    expect(sent[0]?.html).toContain("/office/account#figures");
    const [owner] = await orm().select().from(staff).where(eq(staff.email, sent[0]!.recipient));
    const switched = { ...owner!, staffId: owner!.id, sessionId: randomUUID(), isFresh: true };
    await changeAccount(app, switched, { change: "stop-figures" });
    setup.clock.now = new Date("2026-12-07T08:00:00Z");
    await mailFigures(app);
    expect(await mails()).toHaveLength(5);
    await changeAccount(app, switched, { change: "want-figures" });
    setup.clock.now = new Date("2026-12-14T08:00:00Z");
    await mailFigures(app);
    expect(await mails()).toHaveLength(7);
  });

  test("a manager who is limited to a branch has the figures of that branch alone", async () => {
    const at = setup.clock.now;
    const place = { name: "Southside", address: "1 Tay Street", phone: "020 7946 0111" };
    const times = { invitedAt: at, joinedAt: at };
    const [south] = await orm()
      .insert(branches)
      .values({ ...place, createdAt: at, updatedAt: at })
      .returning();
    const person = (email: string) => ({ name: "May", email, emailKey: email, ...times });
    const manager = { role: "manager", branch: south!.id } as const;
    await orm()
      .insert(staff)
      .values([
        { ...person("limited@example.com"), ...manager, isLimited: true },
        { ...person("manager@example.com"), ...manager },
      ]);
    await ask("2026-11-20T09:00:00Z", { answeredAt: "2026-11-20T09:38:00Z" });
    const theirs = await ask("2026-11-20T09:00:00Z", { answeredAt: "2026-11-20T09:05:00Z" });
    const isTheirs = eq(conversations.id, theirs);
    await orm().update(conversations).set({ branch: south!.id }).where(isTheirs);
    setup.clock.now = new Date("2026-11-23T07:30:00Z");
    await mailFigures(await setup.app());
    const sent = await orm().select().from(outbox).where(eq(outbox.kind, "staff-figures"));
    const to = (email: string) => sent.find(({ recipient }) => recipient === email)!;
    const limited = to("limited@example.com");
    expect(limited.subject).toContain("Weekly report for Southside, 16 to 22 November 2026");
    expect(limited.html).toContain("Here are the figures for Southside, 16 to 22 November 2026");
    expect(limited.html).toContain("90th percentile: 5 min.<");
    expect(limited.html).not.toContain("38 min");
    const whole = to("manager@example.com");
    expect(whole.html).toContain(
      "Here are the figures for the whole agency, 16 to 22 November 2026",
    );
    expect(whole.html).not.toContain("Southside");
    expect(whole.html).not.toContain("90th percentile: 5 min.<");
  });

  test("an empty office has figures, too", async () => {
    const figures = await find("13");
    const shown = describeMetrics(figures, span("13"), setup.clock.now);
    expect(shown.heads.map(({ value }) => value)).toEqual(["–", "–", "–", "–"]);
    expect(shown.bars.bars).toEqual([]);
    const open = await findOpenNow(await setup.app());
    expect(openKeys.map((key) => open[key])).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
