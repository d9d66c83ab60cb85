import { londonDate } from "../shared/dates.ts";
import { londonTime } from "../shared/london-time.ts";

/** London's hour at which daily alerts go out. */
const digestHour = 8;

/**
 * The last moment, now or before, at which clocks in London showed 08:00: what happened until then
 * belongs into the mails of that morning, what came later into the next ones.
 */
export function lastDigest(now: Date): Date {
  const today = getDigestTime(londonDate(now));
  if (today <= now) return today;
  return getDigestTime(londonDate(new Date(today.getTime() - 24 * 3_600_000)));
}

/** Neither of the clock's changes touches 08:00, so it is 07:00 or 08:00 in UTC. */
function getDigestTime(day: string): Date {
  const inSummer = new Date(`${day}T0${digestHour - 1}:00:00Z`);
  const isSummer = londonTime(inSummer) === `0${digestHour}:00`;
  return isSummer ? inSummer : new Date(inSummer.getTime() + 3_600_000);
}
