import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { formatTimeChoice } from "../../../domain/viewings/bookings/own-change.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import { createListing } from "../../testing/listing.ts";
import { homeViewings } from "../keys/home-viewing-tables.ts";
import { findOwnChangeOf } from "./find-own-change.ts";
import { beasRequest, getDetail, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { workingHours } from "../availability/availability-tables.ts";
import { bookings } from "./booking-tables.ts";
import {
  cancelOwnViewing,
  chooseSecondReminder,
  confirmOwnViewing,
  moveOwnViewing,
} from "./change-own-viewing.ts";
import { appointments } from "../diary/diary-tables.ts";
import { findOwnViewing } from "./own-viewing.ts";
import { remindAgain } from "./remind-again.ts";

const unknown = "f".repeat(24);

describe.each(testEngines)("a renter's own viewing, on the %s engine", (engine) => {
  const { database, appContext, plan, book, all, mails, entries, tom, work } = useBookings(engine);
  const orm = () => database().orm;
  const mailsOf = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind);

  async function listTimes(id: string, now = noon) {
    const own = await findOwnViewing(await appContext(now), id);
    return own?.times ?? [];
  }

  beforeEach(() => work(plan().negotiatorId));

  test("shows nothing of anybody else", async () => {
    const id = await book();
    await book({ enquiryId: beasRequest, time: "10:00" });
    const app = await appContext();
    expect(await findOwnViewing(app, unknown)).toBeNull();
    expect(await findOwnViewing(app, "' or 1=1")).toBeNull();
    const own = await findOwnViewing(app, id);
    expect(own?.booking).toMatchObject({ state: "booked" });
    expect(JSON.stringify(own)).not.toContain(id);
    expect(JSON.stringify(own)).not.toMatch(/Bea|bea@|Brough/);
  });

  test("is confirmed once: again, nobody is told again", async () => {
    const id = await book();
    const app = await appContext();
    await confirmOwnViewing(app, id);
    await confirmOwnViewing(app, id);
    expect(await all()).toMatchObject([{ state: "confirmed" }]);
    expect((await mailsOf("booking-reply-notice")).map(({ recipient }) => recipient)).toHaveLength(
      2,
    );
  });

  describe("is moved", () => {
    test("to a time of the same negotiator, and everybody is told", async () => {
      const id = await book();
      await work(tom());
      const [first] = await listTimes(id);
      expect(first).toMatchObject({ isSamePerson: true });
      const app = await appContext();
      expect(getDetail(await moveOwnViewing(app, id, formatTimeChoice(first!)))).toBe("done");
      expect(await all()).toMatchObject([{ state: "confirmed", startsAt: first!.startsAt }]);
      expect(await orm().$count(appointments)).toBe(1);
      const [moved] = await mailsOf("booking-moved");
      expect(moved?.html).toContain("You’ve moved your viewing, Ada");
      expect((await mailsOf("booking-change-notice")).map(({ recipient }) => recipient)).toEqual([
        app.config.agencyEmail,
        "imogen@lintel.example.com",
      ]);
      const [booked, changed] = await entries();
      expect(changed).toMatchObject({
        uid: booked?.uid,
        sequence: booked!.sequence + 1,
        starts: first!.startsAt.toISOString(),
        method: "REQUEST",
      });
      const isMove = and(eq(audit.subjectId, id), eq(audit.action, "booking.moved"));
      const rows = await orm().select().from(audit).where(isMove);
      expect(rows).toMatchObject([{ actor: "visitor" }]);
    });

    test("to a colleague's time where the same negotiator has few", async () => {
      const id = await book();
      await work(tom());
      await orm().delete(workingHours).where(eq(workingHours.negotiatorId, plan().negotiatorId));
      const times = await listTimes(id);
      expect(times).toHaveLength(9);
      expect(times.every(({ isSamePerson }) => !isSamePerson)).toBe(true);
      const app = await appContext();
      expect(getDetail(await moveOwnViewing(app, id, formatTimeChoice(times[0]!)))).toBe("done");
      expect(await all()).toMatchObject([{ negotiatorId: tom() }]);
    });

    test("to nothing that was not offered", async () => {
      const id = await book();
      const app = await appContext();
      const [first] = await listTimes(id);
      const night = { ...first!, startsAt: new Date("2026-12-04T02:00:00Z") };
      expect(getDetail(await moveOwnViewing(app, id, formatTimeChoice(night)))).toContain(
        "just taken",
      );
      const nobodys = { ...first!, negotiatorId: 99_999_999_999 };
      expect(getDetail(await moveOwnViewing(app, id, formatTimeChoice(nobodys)))).toContain(
        "just taken",
      );
      expect(getDetail(await moveOwnViewing(app, id, ""))).toBe("Select one of the times");
      expect(await mailsOf("booking-moved")).toEqual([]);
    });

    test("by one only of two who want the same time at once: the other keeps theirs", async () => {
      const ids = [await book(), await book({ enquiryId: beasRequest, time: "10:00" })];
      const app = await appContext();
      const [first] = await listTimes(ids[0]!);
      const choice = formatTimeChoice(first!);
      const both = await Promise.all(ids.map((id) => moveOwnViewing(app, id, choice)));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.map(getDetail).toSorted()[0]).toContain("Your viewing hasn’t changed");
      const states = await all();
      expect(states.every(({ state }) => state !== "cancelled")).toBe(true);
      expect(states.filter(({ startsAt }) => +startsAt === +first!.startsAt)).toHaveLength(1);
      const loser = ids[both.findIndex(({ ok }) => !ok)]!;
      const others = await listTimes(loser);
      expect(others.length).toBeGreaterThan(0);
      expect(others.map(formatTimeChoice)).not.toContain(choice);
      expect(await mailsOf("booking-moved")).toHaveLength(1);
    });

    test("not by anybody where nobody has set hours: they ask", async () => {
      await orm().delete(workingHours);
      const own = await findOwnViewing(await appContext(), await book());
      expect(own?.times).toBeNull();
    });

    test("as its mail and its page promise, and no more than that", async () => {
      const promised = async (...[changes]: Parameters<typeof book>) => {
        const id = await book(changes);
        const app = await appContext();
        const mail = (await mailsOf("booking-booked")).find(({ aboutId }) => aboutId === id);
        const links = [
          "Move your viewing to another time",
          "Cancel your viewing or ask for another time",
        ];
        const own = await findOwnChangeOf(app, id);
        expect(own?.mayMove).toBe((await findOwnViewing(app, id))?.times !== null);
        return [links.filter((link) => mail?.html.includes(link)), own?.mayMove];
      };
      expect(await promised()).toEqual([["Move your viewing to another time"], true]);
      await orm().delete(workingHours);
      expect(await promised({ enquiryId: beasRequest, time: "10:00" })).toEqual([
        ["Cancel your viewing or ask for another time"],
        false,
      ]);
      const tenant = {
        changedAt: noon,
        isTenanted: true,
        tenantName: "",
        tenantEmail: "",
        access: "",
        alarm: "",
      };
      const tenanted = { ...usualHomeViewing, ...tenant, listingId: createListing().id };
      await work(plan().negotiatorId);
      await orm().insert(homeViewings).values(tenanted);
      const [first] = await all();
      expect(await findOwnChangeOf(await appContext(), first!.id)).toMatchObject({
        mayMove: false,
      });
    });
  });

  describe("is cancelled", () => {
    test("with a reason, and the time is free again", async () => {
      const id = await book();
      const app = await appContext();
      const why = { reason: " I have found another " };
      expect(getDetail(await cancelOwnViewing(app, id, why))).toBe("done");
      expect(await all()).toMatchObject([
        { state: "cancelled", cancelReason: "I have found another" },
      ]);
      expect(await orm().select().from(appointments)).toMatchObject([{ state: "cancelled" }]);
      expect((await entries()).at(-1)).toMatchObject({ method: "CANCEL", sequence: 1 });
      const [notice] = await mailsOf("booking-change-notice");
      expect(notice?.html).toContain("I have found another");
      expect(getDetail(await cancelOwnViewing(app, id, why))).toContain("has been cancelled");
    });

    test("until the agency's limit, two hours before by default", async () => {
      const id = await book();
      const late = await appContext(new Date("2026-12-03T16:00:00Z"));
      const own = await findOwnViewing(late, id);
      expect(own?.changeUntil).toBeNull();
      for (const outcome of [
        await cancelOwnViewing(late, id, { reason: "" }),
        await moveOwnViewing(late, id, "any"),
      ]) {
        expect(getDetail(outcome)).toContain("Please call us");
      }
      const inTime = await appContext(new Date("2026-12-03T15:59:59Z"));
      expect(getDetail(await cancelOwnViewing(inTime, id, { reason: "" }))).toBe("done");
    });
  });

  describe("the second reminder", () => {
    const remindAt = async (time: string) =>
      remindAgain(await appContext(new Date(`2026-12-03T${time}:00Z`)));

    test("comes to those who asked, once, two hours before", async () => {
      const id = await book();
      await book({ enquiryId: beasRequest, time: "17:00" });
      await chooseSecondReminder(await appContext(), id, true);
      await remindAt("15:59");
      expect(await mailsOf("booking-second-reminder")).toEqual([]);
      await Promise.all([remindAt("16:00"), remindAt("16:00"), remindAt("16:00")]);
      await remindAt("16:30");
      expect(await mailsOf("booking-second-reminder")).toMatchObject([
        { recipient: "ada@example.com", aboutId: id },
      ]);
    });

    test.each([
      ["is dropped in the last hour", "17:01", {}],
      ["does not come for what is cancelled", "16:30", { state: "cancelled" as const }],
    ])("%s", async (_, time, changes) => {
      const id = await book();
      await chooseSecondReminder(await appContext(), id, true);
      await orm()
        .update(bookings)
        .set({ startsAt: new Date("2026-12-03T18:00:00Z"), ...changes });
      await remindAt(time);
      expect(await mailsOf("booking-second-reminder")).toEqual([]);
    });

    test("can't be asked for when it is too late", async () => {
      const id = await book();
      const late = await appContext(new Date("2026-12-03T16:30:00Z"));
      expect(getDetail(await chooseSecondReminder(late, id, true))).toContain(
        "in less than 2 hours",
      );
    });
  });
});
