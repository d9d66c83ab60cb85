import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import { noteImport } from "../feeds/incoming/receive-file.ts";
import { showFeeds } from "../feeds/show-feeds.ts";
import { listConversations } from "../inbox/list/list-conversations.ts";
import { offers } from "../offers/offer-tables.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { countWaiting } from "./count-waiting.ts";
import { describeToday } from "./describe-today.ts";
import type { AssigneeFilter } from "./find-needs.ts";
import { findToday, maxShown } from "./find-today.ts";
import { seededMoment } from "../testing/seeded-moment.ts";

const imogen = {
  id: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10",
  name: "Imogen",
  email: "imogen@example.com",
};
const tom = { id: "7f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f11", name: "Tom", email: "tom@example.com" };

const reader = { staffId: imogen.id, role: "administrator" } as const;

describe.each(testEngines)("today on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;
  const today = async (whose: AssigneeFilter = "office") =>
    findToday(await people.appContext(), { ...reader, email: imogen.email }, whose);

  async function hire(): Promise<void> {
    const rows = [imogen, tom].map((one) => ({
      ...one,
      emailKey: one.email,
      role: "negotiator" as const,
      invitedAt: seededMoment,
    }));
    await orm().insert(staff).values(rows);
    await orm()
      .insert(negotiators)
      .values([imogen, tom].map(({ name, email }) => ({ name, email, phone: "020 7946 0147" })));
  }

  async function book(startsAt: string, by = imogen, state = "booked" as const): Promise<void> {
    const { contactId, listingId } = (await orm().select().from(conversations))[0]!;
    const [showing] = await orm().select().from(negotiators).where(eq(negotiators.email, by.email));
    const starts = new Date(startsAt);
    const times = { startsAt: starts, endsAt: new Date(starts.getTime() + 1_800_000) };
    const [appointment] = await orm()
      .insert(appointments)
      .values({
        kind: "viewing",
        negotiatorId: showing!.id,
        listingId,
        place: "Here",
        ...times,
        createdBy: "command line",
        createdAt: starts,
        changedAt: starts,
      })
      .returning();
    await orm()
      .insert(bookings)
      .values({
        appointmentId: appointment!.id,
        id: String(await orm().$count(bookings)).padStart(24, "b"),
        listingId: listingId!,
        contactId: contactId!,
        ...times,
        state,
        placedAt: starts,
      });
  }

  test("is empty in a new office", async () => {
    expect(await today()).toMatchObject({
      unanswered: [],
      counts: { unanswered: { mine: 0, office: 0 }, total: { mine: 0, office: 0 } },
      viewings: [],
      waitingOffers: [],
      failedMails: [],
      feed: null,
    });
  });

  test("has what waits for an answer; nobody's is everybody's, a colleague's is not mine", async () => {
    await hire();
    await people.enquire();
    await people.enquire(bea);
    const [first] = await orm().select().from(conversations);
    await orm()
      .update(conversations)
      .set({ ownerId: tom.id })
      .where(eq(conversations.id, first!.id));
    expect((await today()).unanswered).toHaveLength(2);
    const mine = await today("mine");
    expect(mine.unanswered).toMatchObject([{ owner: null }]);
    expect(mine.counts.unanswered).toEqual({ mine: 1, office: 2 });
  });

  test.each(["mine", "office"] as const)(
    "opens a list of as many as it counts: %s",
    async (whose) => {
      await hire();
      await people.enquire();
      await people.enquire(bea);
      const [first] = await orm().select().from(conversations);
      await orm()
        .update(conversations)
        .set({ ownerId: tom.id })
        .where(eq(conversations.id, first!.id));
      const { unansweredQuery, unansweredCount } = describeToday(await today(whose));
      const criteria = readInboxCriteria(new URLSearchParams(unansweredQuery));
      const promise = await findResponseTarget(orm());
      const by = { staffId: imogen.id, promise, now: seededMoment };
      expect(criteria.view).toBe("unanswered");
      expect((await listConversations(orm(), criteria, by)).rows).toHaveLength(unansweredCount);
    },
  );

  test("shows the latest viewings whose feedback is due, and on request all that it counts", async () => {
    await hire();
    await people.enquire();
    for (let day = 11; day < 21; day++) await book(`2026-11-${day}T10:00:00Z`);
    const shown = describeToday(await today());
    expect([shown.feedbackDue.length, shown.feedbackCount]).toEqual([maxShown, 10]);
    const app = await people.appContext();
    const by = { ...reader, email: imogen.email };
    const whole = describeToday(await findToday(app, by, "office", "feedback"));
    expect(whole.feedbackDue).toHaveLength(10);
  });

  test("leaves out what was answered, snoozed or closed", async () => {
    await people.enquire();
    for (const changes of [
      { state: "closed" as const },
      { state: "snoozed" as const, snoozedUntil: seededMoment },
      { state: "open" as const, snoozedUntil: null, waitingSince: null },
    ]) {
      await orm().update(conversations).set(changes);
      expect((await today()).unanswered).toEqual([]);
    }
  });

  test("knows for a minute what a colleague took, and not what I took myself", async () => {
    await hire();
    await people.enquire();
    const [{ id } = { id: "" }] = await orm().select().from(conversations);
    await orm().update(conversations).set({ ownerId: tom.id });
    const { now } = await people.appContext();
    const note = (staffId: string, at: Date) =>
      recordAudit(orm(), {
        at,
        actor: { staffId },
        action: "conversation.assigned",
        subject: "conversation",
        subjectId: id,
      });
    await note(imogen.id, now());
    await note(tom.id, new Date(now().getTime() - 61_000));
    expect((await today("mine")).taken).toEqual([]);
    await note(tom.id, now());
    expect((await today("mine")).taken).toEqual([{ id, text: "Tom assigned this to themselves" }]);
  });

  test("has the viewings of the London day in their order, mine and the office's", async () => {
    await hire();
    await people.enquire();
    await book("2026-11-21T15:00:00Z");
    await book("2026-11-21T10:30:00Z", tom);
    await book("2026-11-20T23:59:00Z");
    await book("2026-11-22T00:00:00Z");
    const times = ({ viewings }: Awaited<ReturnType<typeof today>>) =>
      viewings.map(({ startsAt, renter }) => [
        startsAt.toISOString().slice(11, 16),
        renter.lastname,
      ]);
    expect(times(await today())).toEqual([
      ["10:30", "Brough"],
      ["15:00", "Brough"],
    ]);
    expect(times(await today("mine"))).toEqual([["15:00", "Brough"]]);
    await orm().update(bookings).set({ state: "cancelled" });
    expect((await today()).viewings).toEqual([]);
  });

  test("has each home whose offers wait, and not those that were decided", async () => {
    await people.offer([ada]);
    await people.offer([bea], bea);
    await people.offer([ada]);
    expect((await today()).waitingOffers).toMatchObject([{ came: 3, toDecide: 3 }]);
    const [first] = await orm().select().from(offers);
    const decide = (state: "declined" | "withdrawn") =>
      orm().update(offers).set({ state }).where(eq(offers.id, first!.id));
    await decide("declined");
    expect((await today()).waitingOffers).toMatchObject([{ came: 3, toDecide: 2 }]);
    await decide("withdrawn");
    expect((await today()).waitingOffers).toMatchObject([{ came: 2, toDecide: 2 }]);
    await orm().update(offers).set({ state: "declined" });
    expect((await today()).waitingOffers).toEqual([]);
  });

  test("the rail counts the office's unanswered, my own with offers to decide, and failed mails", async () => {
    await hire();
    const count = async () => countWaiting(await people.appContext(), reader);
    expect(await count()).toEqual({ today: 0, inbox: 0, offers: 0, lets: 0, mails: 0, feeds: 0 });
    await people.enquire();
    await people.enquire(bea);
    const [first] = await orm().select().from(conversations);
    await orm()
      .update(conversations)
      .set({ ownerId: tom.id })
      .where(eq(conversations.id, first!.id));
    await people.mail({ state: "failed", lastError: "550" });
    expect(await count()).toEqual({ today: 2, inbox: 2, offers: 0, lets: 0, mails: 1, feeds: 0 });
    const { inbox, today: before } = await count();
    await people.offer([ada]);
    const offered = await count();
    expect(offered.today - before).toBe(1 + offered.inbox - inbox);
  });

  test("has the mails that failed", async () => {
    await people.mail({ state: "failed", lastError: "550" });
    const { failedMails, counts } = await today();
    expect(failedMails).toMatchObject([{ state: "failed" }]);
    expect(counts.failedMails.office).toBe(1);
  });

  test("has the file that the page of the feeds has last", async () => {
    const app = await people.appContext();
    const report = {
      branches: ["1"],
      records: 48,
      taken: 46,
      added: 46,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      cancelledViewings: [],
      skipped: {},
      refused: [],
      warnings: [],
      fileWarnings: [],
      differences: [],
    };
    await noteImport(app, "first.blm", { ok: true, report, shrinks: [] });
    await noteImport(app, "broken.blm", { ok: false, problem: "No property." });
    const shown = describeToday(await today()).feed;
    expect(shown).toMatchObject({ records: 48, taken: 46, refused: 0, warnings: 0 });
    expect((await showFeeds(app, "")).report).toMatchObject({ name: "first.blm", at: shown?.at });
  });

  test("counts the same on the rail, in its tabs and in its heading", async () => {
    await hire();
    await people.enquire();
    await people.enquire(bea);
    const [first] = await orm().select().from(conversations);
    await orm()
      .update(conversations)
      .set({ ownerId: tom.id })
      .where(eq(conversations.id, first!.id));
    await people.offer([ada]);
    await people.mail({ state: "failed", lastError: "550" });
    await book("2026-11-20T10:30:00Z", tom);
    const rail = (await countWaiting(await people.appContext(), reader)).today;
    const mine = describeToday(await today("mine"));
    expect([mine.counts.mine, mine.needs]).toEqual([rail, rail]);
    const office = describeToday(await today());
    expect(office.needs).toBe(office.counts.office);
    expect(office.needs).toBe(rail + 2);
  });

  test("counts no mail that failed for somebody who may not see the outbox", async () => {
    await people.mail({ state: "failed", lastError: "550" });
    const limited = { own: null, isLimited: true, shown: null };
    const app = await people.appContext();
    const theirs = await findToday(
      app,
      { ...reader, email: imogen.email, branchView: limited },
      "office",
    );
    expect(describeToday(theirs)).toMatchObject({ needs: 0, failedCount: 0, failedMails: [] });
    expect(describeToday(await today())).toMatchObject({ needs: 1, failedCount: 1 });
  });
});
