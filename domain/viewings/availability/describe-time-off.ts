import { formatNumericDate, getLondonDate } from "../../shared/dates.ts";
import { londonTime } from "../../shared/london-time.ts";

/** Whole days without times, which nobody has typed. */
export function describeTimeOff({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  const [first, last] = [getLondonDate(startsAt), getLondonDate(endsAt)].map(formatNumericDate);
  const [from, until] = [londonTime(startsAt), londonTime(endsAt)];
  if (from === "00:00" && until === "23:59") return first === last ? first! : `${first} to ${last}`;
  return first === last
    ? `${first}, ${from} to ${until}`
    : `${first} at ${from} to ${last} at ${until}`;
}
