import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { adasRequest, beasRequest, getDetail, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { formatTimeChoice } from "../../../domain/viewings/bookings/own-change.ts";
import { recordOfferedTimes } from "./offered-times.ts";
import { chooseOfferedTime, findOwnOffer } from "./own-offer.ts";

describe.each(testEngines)("times that were offered, on the %s engine", (engine) => {
  const { database, appContext, book, all, tom, plan, mails, entries } = useBookings(engine);
  const orm = () => database().orm;
  const at = (time: string) => new Date(`2026-12-03T${time}:00Z`);

  const ids = new Map<string, string>();
  const offer = async (enquiryId: string, name: string, times = [at("10:00"), at("18:00")]) => {
    const [asked] = await orm().select().from(enquiries).where(eq(enquiries.id, enquiryId));
    const { listingId, contactId } = asked!;
    const { negotiatorId } = plan();
    const id = await orm().transaction((tx) =>
      recordOfferedTimes(tx, {
        listingId,
        contactId,
        enquiryId,
        channel: "mail",
        staffId: null,
        times: times.map((startsAt) => ({ startsAt, negotiatorId })),
        at: noon,
      }),
    );
    ids.set(name, String(id));
  };
  const idOf = (name: string) => ids.get(name) ?? "0";
  const show = async (name: string, now = noon) => findOwnOffer(await appContext(now), idOf(name));
  const choices = async (name: string) => (await show(name))!.times.map(formatTimeChoice);
  const choose = async (name: string, choice: string) =>
    chooseOfferedTime(await appContext(), idOf(name), choice);

  beforeEach(() => offer(adasRequest, "adas"));

  test("are shown with who would be there", async () => {
    expect(await show("adas")).toMatchObject({
      booked: null,
      times: [
        { startsAt: at("10:00"), negotiator: "Imogen Achebe" },
        { startsAt: at("18:00"), negotiator: "Imogen Achebe" },
      ],
    });
    expect(await show("beas")).toBeNull();
  });

  test("become a confirmed viewing by one choice, and everybody is told", async () => {
    const [, evening] = await choices("adas");
    const chosen = await choose("adas", evening!);
    expect(chosen).toMatchObject({ ok: true });
    expect(await all()).toMatchObject([
      { startsAt: at("18:00"), state: "confirmed", negotiatorId: plan().negotiatorId },
    ]);
    expect(await entries()).toMatchObject([{ method: "REQUEST", sequence: 0 }]);
    const sent = await mails();
    expect(sent.find(({ kind }) => kind === "booking-booked")).toMatchObject({
      recipient: "ada@example.com",
      html: expect.stringContaining("You’ve chosen a time"),
    });
    const notices = sent.filter(({ kind }) => kind === "booking-change-notice");
    expect(notices.map(({ recipient }) => recipient)).toContain("imogen@lintel.example.com");
    expect(notices[0]?.subject).toMatch(/^Booked by the renter: /);
    expect(await show("adas")).toMatchObject({
      booked: { startsAt: expect.any(Date) },
      times: [],
    });
  });

  test("are one viewing, however often and quickly one of them is pressed", async () => {
    const [morning, evening] = await choices("adas");
    const outcomes = await Promise.all([
      choose("adas", morning!),
      choose("adas", morning!),
      choose("adas", evening!),
    ]);
    const [booking, ...others] = await all();
    expect(others).toEqual([]);
    for (const outcome of outcomes) {
      expect(outcome).toEqual({ ok: true, answer: { bookingId: booking!.id } });
    }
  });

  test("go to whoever is first; the other chooses another", async () => {
    await offer(beasRequest, "beas");
    const [morning] = await choices("adas");
    const outcomes = await Promise.all([choose("adas", morning!), choose("beas", morning!)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.map(getDetail).find((detail) => detail !== "done")).toContain("just taken");
    expect(await all()).toHaveLength(1);
    const second = outcomes[0].ok ? "beas" : "adas";
    const [left, ...none] = await choices(second);
    expect(none).toEqual([]);
    expect(await choose(second, left!)).toMatchObject({ ok: true });
    expect(await all()).toHaveLength(2);
  });

  test("are only those that can still be kept", async () => {
    await book({ enquiryId: beasRequest, time: "10:00" });
    expect((await show("adas"))?.times).toMatchObject([{ startsAt: at("18:00") }]);
    expect((await show("adas", at("18:00")))?.times).toEqual([]);
    const other = formatTimeChoice({
      startsAt: at("12:00"),
      endsAt: at("12:30"),
      negotiatorId: tom(),
      travelBefore: null,
      travelAfter: null,
      appointmentId: null,
    });
    expect(getDetail(await choose("adas", other))).toContain("choose another");
    expect(getDetail(await choose("adas", ""))).toBe("Select one of the times");
    expect(getDetail(await choose("nobodys", other))).toBe("This link has expired.");
    expect(await all()).toHaveLength(1);
  });

  test.each(["let-agreed", "withdrawn"] as const)(
    "are none of a home that is %s",
    async (status) => {
      const [morning] = await choices("adas");
      await orm().update(listings).set({ status });
      expect(await show("adas")).toMatchObject({ home: { isAvailable: false }, times: [] });
      expect(getDetail(await choose("adas", morning!))).toContain("choose another");
      expect(await all()).toEqual([]);
    },
  );
});
