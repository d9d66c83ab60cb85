import { formatMoment } from "../../domain/customer-pages/renter-steps.ts";
import { splitPostcode } from "../../domain/listings/facts/read-home.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { appointmentKindNames } from "../../domain/viewings/appointments/appointment.ts";
import { describeRange } from "../../domain/viewings/appointments/valuation-figure.ts";
import type { OwnAppointment } from "../viewings/appointments/list-own-appointments.ts";

/** What stands in the diary for a landlord, in the words of their page. */
export function showAppointment(
  { id, kind, place, startsAt, endsAt, negotiator, figure }: OwnAppointment,
  now: Date,
) {
  return {
    id,
    name: appointmentKindNames[kind],
    isOver: endsAt <= now,
    when: formatMoment(startsAt),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    place,
    with: negotiator.name,
    phone: negotiator.phone,
    figure: figure && {
      rent: formatPounds(figure.rentPcm),
      range: describeRange(figure),
      words: figure.words,
    },
  };
}

/** The valuation of a home, or of the one that is not advertised yet: the last that was planned. */
export function findValuation(
  appointments: readonly OwnAppointment[],
  home: { id: string; listedAt: Date; isOnly: boolean } | null,
) {
  return (
    appointments.findLast(({ kind, listingId, startsAt }) => {
      if (kind !== "valuation") return false;
      // They have none that is advertised: it is of the one to come, whether or not the office has begun it.
      if (home === null) return true;
      return (
        listingId === home.id || (listingId === null && home.isOnly && startsAt <= home.listedAt)
      );
    }) ?? null
  );
}

/** @example findOutcode("14 Calvert Terrace, London N1 5PT") // "N1" */
export function findOutcode(place: string): string | null {
  const [last = ""] = /[a-z\d]{2,4}\s*\d[a-z]{2}\s*$/i.exec(place) ?? [];
  return splitPostcode(last)?.outcode ?? null;
}
