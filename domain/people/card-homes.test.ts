import { describe, expect, test } from "vitest";
import type { OfferState } from "../offers/offer-state.ts";
import type { ViewingOutcome } from "../viewings/appointments/appointment.ts";
import type { BookingState } from "../viewings/bookings/booking.ts";
import { listCardHomes } from "./card-homes.ts";
import { addYears, findLastContact } from "./last-contact.ts";

const now = new Date("2026-11-20T09:44:00Z");
const at = (day: string) => new Date(`2026-11-${day}T10:00:00Z`);
const mews = { id: "p1" };
const yard = { id: "p2" };
const book = (
  day: string,
  state: BookingState = "booked",
  home = mews,
  outcome: ViewingOutcome | null = null,
) => {
  const startsAt = at(day);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  const uid = "0b7c4a5e-8f7b-4f6e-9d3a-2d6b1c3e4f50";
  return { uid, startsAt, endsAt, state, outcome, negotiator: "Tom", home };
};
const nothing = { enquiries: [], bookings: [], offers: [] };

test("each home stands once, with the latest of each kind", () => {
  const homes = listCardHomes(
    {
      enquiries: [
        { at: at("18"), home: mews },
        { at: at("09"), home: yard },
        { at: at("02"), home: mews },
      ],
      bookings: [book("12", "confirmed", yard)],
      offers: [{ rent: 2700, state: "submitted", home: mews }],
    },
    now,
  );
  expect(homes).toMatchObject([
    { home: mews, askedAt: at("18"), viewing: null, offer: { rent: 2700 }, state: "offered" },
    { home: yard, askedAt: at("09"), viewing: { startsAt: at("12") }, state: "viewed" },
  ]);
});

describe("the viewing that is shown", () => {
  const findViewing = (...days: Parameters<typeof book>[]) =>
    listCardHomes({ ...nothing, bookings: days.map((args) => book(...args)) }, now)[0]!;
  test("is the next one", () => {
    expect(findViewing(["28"], ["24"], ["12"])).toMatchObject({ viewing: { startsAt: at("24") } });
  });
  test("or else the last one", () => {
    expect(findViewing(["12"], ["05"])).toMatchObject({ viewing: { startsAt: at("12") } });
  });
  test("and none that was cancelled", () => {
    expect(findViewing(["28", "cancelled"], ["05"])).toMatchObject({ state: "viewed" });
    expect(findViewing(["28", "cancelled"])).toMatchObject({ viewing: null, state: "asked" });
  });
  test("and is no home that they viewed where they did not come", () => {
    expect(findViewing(["12", "confirmed", mews, "no-show"]).state).toBe("asked");
    expect(findViewing(["12", "change-asked"]).state).toBe("asked");
    expect(findViewing(["12", "change-asked", mews, "done"]).state).toBe("viewed");
  });
  test("waits for another time if the renter asked for one", () => {
    expect(findViewing(["28", "change-asked"]).state).toBe("change-asked");
  });
});

test.each<[OfferState, string]>([
  ["invited", "invited"],
  ["draft", "invited"],
  ["submitted", "offered"],
  ["accepted", "accepted"],
  ["declined", "declined"],
  ["withdrawn", "withdrawn"],
  ["expired", "viewed"],
])("an offer that is %s, after a viewing, makes the home %s", (state, expected) => {
  const offers = [{ rent: null, state, home: mews }];
  const [line] = listCardHomes({ ...nothing, bookings: [book("12")], offers }, now);
  expect(line!.state).toBe(expected);
});

test("whoever withdrew and comes again has a viewing booked", () => {
  const offers = [{ rent: null, state: "withdrawn", home: mews } as const];
  const [line] = listCardHomes({ ...nothing, bookings: [book("24")], offers }, now);
  expect(line!.state).toBe("booked");
});

test("the last contact is the latest of all kinds, and none without any", () => {
  const none = { ...nothing, messages: [] };
  expect(findLastContact(none)).toBeNull();
  const offers = [{ invitedAt: at("02"), submittedAt: at("06") }];
  expect(findLastContact({ ...none, offers })).toEqual(at("06"));
  expect(findLastContact({ ...none, offers, messages: [{ at: at("18") }] })).toEqual(at("18"));
  expect(addYears(at("20"), 2)).toEqual(new Date("2028-11-20T10:00:00Z"));
});
