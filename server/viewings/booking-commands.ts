import { toEmailKey } from "../../domain/shared/email-address.ts";
import { usualMinutes } from "../../domain/viewings/booking-time.ts";
import { listBookings, findBookingWithDetails, listNegotiators } from "./bookings.ts";
import { findRecordId } from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { bookViewing } from "./book-viewing.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { moveBooking } from "./move-booking.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { formatTime, writeBooking } from "./booking-lines.ts";
import { type DeskCommand, readArguments } from "../command.ts";
type Write = (line: string) => void;

const plan = {
  date: { type: "string" },
  time: { type: "string" },
  minutes: { type: "string" },
  with: { type: "string" },
  place: { type: "string" },
} as const;

export const bookingList: DeskCommand = {
  usage: "[--all]",
  summary: "viewings that are ahead, or all, the next first",
  async run({ database, now }, args, write) {
    const read = readArguments(args, null, { all: { type: "boolean" } });
    if (!read.ok) return reportUsageError(write, read.problem);
    const found = await listBookings(database.orm, now(), read.values.all ?? false);
    if (found.length === 0) write("There are none.");
    for (const { booking, negotiator, listing } of found) {
      write(
        [booking.id, formatTime(booking), booking.state, negotiator.name, listing.name].join("  "),
      );
    }
    return 0;
  },
};

export const bookingShow: DeskCommand = {
  usage: "BOOKING",
  summary: "one viewing in full, with what the renter answered",
  async run(app, args, write) {
    const read = readArguments(args, "BOOKING", {});
    if (!read.ok) return reportUsageError(write, read.problem);
    const whole = await findBookingWithDetails(app.database.orm, read.given);
    if (!whole) return reportFailure(write, "There is no such booking.");
    await writeBooking(app, whole, write);
    return 0;
  },
};

export const bookingMake: DeskCommand = {
  usage:
    "REQUEST --with NEGOTIATOR --date YYYY-MM-DD --time HH:MM [--minutes 30] [--place TEXT] [--despite-let-agreed WHY]",
  summary: "books what a renter asked for, London time, and tells them",
  async run(app, args, write) {
    const exception = { "despite-let-agreed": { type: "string" } } as const;
    const read = readArguments(args, "REQUEST", { ...plan, ...exception });
    if (!read.ok) return reportUsageError(write, read.problem);
    const { date, time, with: name, minutes, place } = read.values;
    if (date === undefined || time === undefined || name === undefined) {
      return reportUsageError(write, "--with, --date and --time are needed.");
    }
    const named = await findNegotiatorByName(app, name);
    if (!named.ok) return reportFailure(write, named.problem);
    const outcome = await bookViewing(app, {
      // By its id, as mails and pages of the office name it, or by the renter's own key.
      enquiryId: (await findRecordId(app, "enquiry", read.given)) ?? read.given,
      negotiatorId: named.negotiator.id,
      date,
      time,
      minutes: minutes === undefined ? usualMinutes : Number(minutes),
      despiteLetAgreed: read.values["despite-let-agreed"] ?? null,
      ...(place !== undefined && { place }),
    });
    return formatResult(app, outcome, "Booked", write);
  },
};

export const bookingMove: DeskCommand = {
  usage:
    "BOOKING [--date YYYY-MM-DD] [--time HH:MM] [--minutes N] [--with NEGOTIATOR] [--place TEXT]",
  summary: "gives a viewing another time, London's, place or negotiator, and tells the renter",
  async run(app, args, write) {
    const read = readArguments(args, "BOOKING", plan);
    if (!read.ok) return reportUsageError(write, read.problem);
    const { with: name, minutes, ...rest } = read.values;
    const named = name === undefined ? null : await findNegotiatorByName(app, name);
    if (named && !named.ok) return reportFailure(write, named.problem);
    const outcome = await moveBooking(app, {
      bookingId: read.given,
      ...rest,
      ...(minutes !== undefined && { minutes: Number(minutes) }),
      ...(named && { negotiatorId: named.negotiator.id }),
    });
    return formatResult(app, outcome, "Moved", write);
  },
};

export const bookingCancel: DeskCommand = {
  usage: "BOOKING",
  summary: "cancels a viewing, and tells the renter",
  async run(app, args, write) {
    const read = readArguments(args, "BOOKING", {});
    if (!read.ok) return reportUsageError(write, read.problem);
    return formatResult(app, await cancelBooking(app, read.given), "Cancelled", write);
  },
};

async function formatResult(
  app: AppContext,
  outcome: Outcome<{ bookingId: string }>,
  done: string,
  write: Write,
): Promise<number> {
  if (!outcome.ok) return reportFailure(write, outcome.refusal.detail);
  const whole = await findBookingWithDetails(app.database.orm, outcome.answer.bookingId);
  if (!whole) return reportFailure(write, "There is no such booking.");
  const { booking, negotiator, contact } = whole;
  write(`${done}: ${booking.id}, ${formatTime(booking)}, ${negotiator.name}.`);
  write(`${contact.firstname} ${contact.lastname} is told by e-mail.`);
  if (getSiteOrigin(app.config) === null) {
    write("PUBLIC_URL is not set: the e-mail has no links, only the calendar entry.");
  }
  return 0;
}

/** The caller appends the usage line. */
function reportUsageError(write: Write, problem: string): 2 {
  write(problem);
  return 2;
}

function reportFailure(write: Write, problem: string): 1 {
  write(problem);
  return 1;
}

type Negotiator = Awaited<ReturnType<typeof listNegotiators>>[number];

/** Finds a negotiator by number, e-mail address or part of the name, or returns an error. */
async function findNegotiatorByName(
  { database }: Pick<AppContext, "database">,
  text: string,
): Promise<{ ok: true; negotiator: Negotiator } | { ok: false; problem: string }> {
  const all = await listNegotiators(database.orm);
  const sought = text.trim().toLowerCase();
  const exact = all.filter(
    ({ id, name, email }) =>
      String(id) === sought || name.toLowerCase() === sought || toEmailKey(email) === sought,
  );
  const found =
    exact.length > 0 || sought === ""
      ? exact
      : all.filter(({ name }) => name.toLowerCase().includes(sought));
  const [negotiator, another] = found;
  if (negotiator && !another) return { ok: true, negotiator };
  if (negotiator) return { ok: false, problem: `Several negotiators are called '${text}'.` };
  return {
    ok: false,
    problem: `There is no negotiator '${text}'. npm run desk -- negotiator list names them.`,
  };
}
