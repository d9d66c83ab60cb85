import { expect, test } from "vitest";
import type { BookingState } from "../../../domain/viewings/bookings/booking.ts";
import { renderPart } from "../../../server/testing/render-part.tsx";
import { shownBooking } from "../../../server/testing/shown-booking.ts";
import BookingConfirmationPage from "./booking-confirmation-page.tsx";
import MyViewingPage from "./my-viewing-page.tsx";

const { secret, booking } = shownBooking;

function renderBoth(state: BookingState): [own: string, confirmation: string] {
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
  const loaderData = { booking: shown, secret, want: null, branchPhone: null };
  return [
    renderPart(<MyViewingPage {...ownPage} />),
    renderPart(<BookingConfirmationPage {...rest} loaderData={loaderData} />),
  ];
}

test.each([
  ["confirmed", "You told us that you attend"],
  ["change-asked", "You asked for a change"],
] as const)("both pages of a viewing that is %s say the same of it", (state, words) => {
  const [own, confirmation] = renderBoth(state);
  expect(own).toContain(words);
  expect(confirmation).toContain(words);
});

test("a viewing for which another time was asked is not called booked", () => {
  expect(renderBoth("booked")[0]).toContain("Your viewing is booked");
  expect(renderBoth("change-asked")[0]).not.toContain("Your viewing is booked");
});
