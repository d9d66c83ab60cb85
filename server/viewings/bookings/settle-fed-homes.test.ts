import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "./booking-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useImporter } from "../../testing/feed-import.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { bookViewing } from "./book-viewing.ts";
import { formatReport } from "../../feeds/incoming/import-feed.ts";
import { adasRequest, ask, hire, noon } from "../../testing/bookings.ts";

describe.each(testEngines)("A home let agreed by a feed, on the %s engine,", (engine) => {
  const { take, stored, database } = useImporter(engine);
  const home = { AGENT_REF: "A1" };
  const letAgreed = { ...home, STATUS_ID: "5" };
  const similar = { AGENT_REF: "A2", DISPLAY_ADDRESS: "Tanner Row, Shoreditch, London E2" };
  const cancellations = () =>
    database().orm.select().from(outbox).where(eq(outbox.kind, "booking-cancelled"));
  const auditedCancellations = (id: string) =>
    database()
      .orm.select()
      .from(audit)
      .where(and(eq(audit.subjectId, id), eq(audit.action, "booking.cancelled")));

  async function bookFor(agentRef: string): Promise<string> {
    const listing = (await stored()).find((row) => row.agentRef === agentRef);
    await ask(database(), adasRequest, {
      firstname: "Ada",
      phone: "07700 900123",
      listingId: listing!.id,
    });
    const [negotiatorId] = await hire(database());
    const app = await createTestContext(database(), { now: () => noon });
    const outcome = await bookViewing(
      app,
      {
        enquiryId: adasRequest,
        negotiatorId: negotiatorId!,
        date: "2026-12-03",
        time: "18:00",
        minutes: 30,
      },
      "command line",
    );
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    return outcome.answer.bookingId;
  }

  test("cancels its viewings, tells each renter once and says so in the report", async () => {
    await take([home, similar]);
    const bookingId = await bookFor("A1");
    const report = await take([letAgreed, similar]);
    expect(report.cancelledViewings).toEqual([bookingId]);
    expect(formatReport(report)).toContain(
      `cancelled 1 viewing at properties now let agreed or withdrawn: ${bookingId}`,
    );
    expect(await database().orm.select().from(bookings)).toMatchObject([{ state: "cancelled" }]);
    const [mail, ...others] = await cancellations();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "ada@example.com", aboutId: bookingId });
    expect(mail?.html).toContain("now let agreed");
    expect(mail?.html).toContain("Tanner Row");
    expect(await auditedCancellations(bookingId)).toMatchObject([
      { actor: "command line", detail: { because: "let-agreed" } },
    ]);

    const again = await take([letAgreed, similar]);
    expect(again.cancelledViewings).toEqual([]);
    expect(await cancellations()).toHaveLength(1);
  });

  test("or missing from it, which withdraws it, has its viewings settled, too", async () => {
    await take([home, similar]);
    const bookingId = await bookFor("A1");
    const report = await take([similar]);
    expect(report).toMatchObject({ withdrawn: 1, cancelledViewings: [bookingId] });
    const [mail, ...others] = await cancellations();
    expect(others).toEqual([]);
    expect(mail?.html).toContain("this home is no longer available");
    expect(mail?.html).toContain("Tanner Row");
    expect(await auditedCancellations(bookingId)).toMatchObject([
      { detail: { because: "withdrawn" } },
    ]);
    expect((await take([similar])).cancelledViewings).toEqual([]);
    await take([home, similar]);
    expect(await database().orm.select().from(bookings)).toMatchObject([{ state: "cancelled" }]);
  });

  test("does not offer a home that the same feed lets", async () => {
    await take([home, similar]);
    await bookFor("A1");
    await take([letAgreed, { ...similar, STATUS_ID: "5" }]);
    expect((await cancellations())[0]?.html).not.toContain("Tanner Row");
  });

  test("cancels nothing if the import fails", async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ AGENT_REF: `B${index}` }));
    await take([home, ...many]);
    await bookFor("A1");
    await expect(take([letAgreed])).rejects.toThrow(
      "12 of branch 999999’s 13 live properties are missing from the file. Check that it’s complete.",
    );
    expect(await database().orm.select().from(bookings)).toMatchObject([{ state: "booked" }]);
    expect(await cancellations()).toEqual([]);
  });
});
