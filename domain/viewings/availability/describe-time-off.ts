import { formatDateRange, formatLongDate } from "../../shared/formats/long-date.ts";
import { getLondonDate } from "../../shared/dates.ts";
import { londonTime } from "../../shared/london-time.ts";

/** Whole days without times, which nobody has typed. */
export function describeTimeOff({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  const [first, last] = [getLondonDate(startsAt), getLondonDate(endsAt)];
  const [from, until] = [londonTime(startsAt), londonTime(endsAt)];
  if (from === "00:00" && until === "23:59") return formatDateRange(first, last);
  return first === last
    ? `${formatLongDate(first)}, ${from} to ${until}`
    : `${formatLongDate(first)} at ${from} to ${formatLongDate(last)} at ${until}`;
}
