import { getLondonDate } from "../shared/dates.ts";
import { londonTime } from "../shared/london-time.ts";

const digestHour = 8;

/** Events up to this 08:00 in London belong in that morning's mails, later ones in the next. */
export function findLastDigest(now: Date): Date {
  const today = getDigestTime(getLondonDate(now));
  if (today <= now) return today;
  return getDigestTime(getLondonDate(new Date(today.getTime() - 24 * 3_600_000)));
}

/** No clock change affects 08:00, which is 07:00 or 08:00 in UTC. */
function getDigestTime(day: string): Date {
  const inSummer = new Date(`${day}T0${digestHour - 1}:00:00Z`);
  const isSummer = londonTime(inSummer) === `0${digestHour}:00`;
  return isSummer ? inSummer : new Date(inSummer.getTime() + 3_600_000);
}
