import { expect, test } from "vitest";
import type { BookingState } from "../../../domain/viewings/bookings/booking.ts";
import type { OwnChange } from "../../../domain/viewings/bookings/own-change.ts";
import { renderPart } from "../../../server/testing/render-part.tsx";
import { shownBooking } from "../../../server/testing/shown-booking.ts";
import BookingConfirmationPage from "./booking-confirmation-page.tsx";
import MyViewingPage from "./my-viewing-page.tsx";

const { secret, booking } = shownBooking;

const bothOpen = { until: new Date("2026-12-03T16:00:00Z"), mayMove: true };

function renderBoth(
  state: BookingState,
  ownChange: OwnChange = bothOpen,
): [own: string, confirmation: string] {
  const shown = { ...booking, state };
  const own = {
    booking: shown,
    changeUntil: null,
    times: [],
    wantsSecondReminder: false,
    canRemindAgain: false,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const rest = { params: {}, matches: [] as never, actionData: undefined };
  const ownPage = { ...rest, loaderData: { own, secret, branchPhone: null } };
  const loaderData = { booking: shown, secret, want: null, branchPhone: null, ownChange };
  return [
    renderPart(<MyViewingPage {...ownPage} />),
    renderPart(<BookingConfirmationPage {...rest} loaderData={loaderData} />),
  ];
}

test.each([
  ["confirmed", "We’re expecting you at this time"],
  ["change-asked", "You asked for a change"],
] as const)("both pages of a viewing that is %s say the same of it", (state, words) => {
  const [own, confirmation] = renderBoth(state);
  expect(own).toContain(words);
  expect(confirmation).toContain(words);
});

test("whoever chose the time without answering isn’t said to have told us that they attend", () => {
  for (const page of renderBoth("confirmed")) expect(page).not.toContain("You told us");
});

test("a viewing for which another time was asked is not called booked", () => {
  expect(renderBoth("booked")[0]).toContain("Your viewing is booked");
  expect(renderBoth("change-asked")[0]).not.toContain("Your viewing is booked");
});

test.each([
  ["moved and cancelled", bothOpen, "Move or cancel your viewing, or set a reminder"],
  ["cancelled alone", { ...bothOpen, mayMove: false }, "Cancel your viewing, ask for another time"],
  ["called about", { until: null, mayMove: false }, "Can’t come any more?"],
])("of a viewing that can be %s no more is promised", (_name, change, words) => {
  expect(renderBoth("booked", change)[1]).toContain(words);
});
