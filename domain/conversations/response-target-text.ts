import { formatCount } from "../shared/formats/count.ts";
import type { ResponseTarget } from "./response-clock.ts";

/**
 * @param hour as the sentence around it says one hour
 * @example nameAnswerTime(60) // "an hour"; nameAnswerTime(150) // "2 hours 30 minutes"
 */
export function nameAnswerTime(minutes: number, hour = "an hour"): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (minutes === 60) return hour;
  if (hours < 2) return formatCount(minutes, "minute");
  return rest === 0
    ? formatCount(hours, "hour")
    : `${formatCount(hours, "hour")} ${formatCount(rest, "minute")}`;
}

/**
 * To renters and landlords, in the hours that hold from Monday to Friday.
 * @example "We’ll reply within an hour, 09:00 to 18:00."
 */
export function describeResponseTarget({
  hours: { week },
  promiseMinutes,
}: Pick<ResponseTarget, "hours" | "promiseMinutes">): string {
  const [first, ...others] = week.slice(1, 6);
  const isSame = others.every(
    (day) => day?.opens === first?.opens && day?.closes === first?.closes,
  );
  const when = first && isSame ? `${first.opens} to ${first.closes}` : "while the office is open";
  return `We’ll reply within ${nameAnswerTime(promiseMinutes)}, ${when}.`;
}
