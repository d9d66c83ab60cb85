import { expect, test } from "vitest";
import { renderPart } from "../../../server/testing/render-part.tsx";
import { shownBooking } from "../../../server/testing/shown-booking.ts";
import { BookingReply } from "./booking-reply.tsx";
import { ClosedBooking } from "./closed-booking.tsx";
import { buildReplyBody } from "./reply-plan.ts";
import { Ticket } from "./ticket.tsx";

const { secret, booking } = shownBooking;

test("the ticket says which home, when in London, where and with whom", () => {
  const ticket = renderPart(<Ticket booking={booking} />);
  for (const words of [
    "Loriner Street",
    "Thursday 03/12/2026, 18:00 - 18:30, London time",
    "Flat 3, 24 Loriner Street, London E2 7ZZ",
    "With Imogen Achebe",
    'href="tel:+442079460183"',
  ]) {
    expect(ticket).toContain(words);
  }
});

test("at first it asks whether the renter can attend, with a button and a way to a change", () => {
  const page = renderPart(
    <BookingReply booking={booking} secret={secret} requestedAction={null} />,
  );
  expect(page).toContain("Please let us know if you can attend the viewing:</h1>");
  expect(page).toContain("I will attend</button>");
  expect(page).toContain("Request a change</a>");
  expect(page).not.toContain("<textarea");
});

test("the mail's link for a change opens the box, empty, and works before the script", () => {
  const page = renderPart(
    <BookingReply booking={booking} secret={secret} requestedAction="change" />,
  );
  expect(page).toContain(
    "Please let us know what change you'd like to have in your booking:</label>",
  );
  expect(page).toMatch(/<button type="submit"[^>]*>Submit/);
  expect(page).toContain("Still to complete: the change you would like.");
});

test.each([
  ["confirmed", "We’re expecting you at this time."],
  ["change-asked", "You asked for a change."],
] as const)("who answered before (%s) is told so, and may answer again", (state, words) => {
  const page = renderPart(
    <BookingReply booking={{ ...booking, state }} secret={secret} requestedAction={null} />,
  );
  expect(page).toContain(words);
  expect(page).toContain("I will attend</button>");
});

test("a viewing that was cancelled, or is over, says so and takes no answer", () => {
  const cancelled = renderPart(<ClosedBooking booking={{ ...booking, state: "cancelled" }} />);
  expect(cancelled).toContain("This viewing was cancelled</h1>");
  const over = renderPart(<ClosedBooking booking={{ ...booking, isOver: true }} />);
  expect(over).toContain("This viewing is over</h1>");
  for (const page of [cancelled, over]) {
    expect(page).not.toContain("<form");
    expect(page).toContain('href="/property/p00000000001"');
  }
});

test("a home that has left the market gets no link", () => {
  const home = { ...booking.home, isListed: false };
  const page = renderPart(<ClosedBooking booking={{ ...booking, isOver: true, home }} />);
  expect(page).not.toContain("/property/p");
  expect(page).toContain('href="/properties"');
});

test("the call's body carries the token as specified, and not how long the page was open", () => {
  const body = { openMs: 300, ...buildReplyBody({ id: secret, resp: true }, "t") };
  expect(JSON.parse(JSON.stringify(body))).toEqual({
    id: secret,
    resp: true,
    recaptchatoken: "t",
  });
});
