import { londonTime } from "../../shared/london-time.ts";
import { formatDuration } from "../../shared/formats/duration.ts";
import { formatShortMoment } from "../../shared/formats/short-date.ts";
import { hoursProblems } from "../bookings/booking-time.ts";
import type { Conflict } from "./conflicts.ts";
import type { DiaryEntry } from "./diary.ts";
import type { TravelMode } from "../../shared/travel-modes.ts";

/** Of whole days nobody has typed the last minute. */
function formatEndOfTimeOff(moment: Date, now: Date): string {
  const [day, time] = formatShortMoment(moment, now).split(", ");
  return time === "23:59" ? `the end of ${day}` : `${day}, ${time}`;
}

const ways: Record<TravelMode, string> = {
  walk: "on foot",
  bike: "by bike",
  car: "by car",
  "public-transport": "by public transport",
};

/** Nobody travels longer between two homes, and the estimate is by the straight line. */
const longestMinutes = 90;

/** @param there minutes that there are: a way that takes longer says so */
export function formatTravelMinutes(minutes: number, there = 0): string {
  if (minutes <= longestMinutes) return `${minutes}`;
  return `over ${minutes > there ? Math.max(longestMinutes, there) : longestMinutes}`;
}

/** @example formatWay(18, "bike") // "18 min by bike" */
export function formatTravelTime(minutes: number, way: TravelMode, there = 0): string {
  return `${formatTravelMinutes(minutes, there)} min ${ways[way]}`;
}

/** How the sentences call things. */
export interface ConflictNames {
  /** Who would go. */
  person: string;
  way: TravelMode;
  now: Date;
  nameEntry: (entry: DiaryEntry) => string;
  namePerson: (negotiatorId: number) => string;
}

/** What speaks against a time, in a sentence. */
export function describeConflict(conflict: Conflict, names: ConflictNames): string {
  const { person, way, now, nameEntry, namePerson } = names;
  switch (conflict.kind) {
    case "past":
      return "That time has passed.";
    case "person-busy":
      return `${person} is at ${nameEntry(conflict.entry)} until ${londonTime(conflict.entry.endsAt)}.`;
    case "home-busy":
      return `${namePerson(conflict.entry.negotiatorId)} is in the property until ${londonTime(conflict.entry.endsAt)}.`;
    case "tenant-notice":
      return `The tenant has a right to 24 hours’ notice in writing. The earliest time is ${formatShortMoment(conflict.earliest, now)}.`;
    case "notice":
      return `We need to give notice for this property. The earliest time is ${formatShortMoment(conflict.earliest, now)}.`;
    case "viewing-hours":
      return hoursProblems[conflict.problem];
    case "far-ahead":
      return "That date is more than 2 years away. Check the year.";
    case "agency-closed":
      return conflict.isViewing
        ? "No one is available for viewings at that time."
        : "The office is closed that day.";
    case "outside-hours":
      return conflict.day
        ? `${person} works from ${conflict.day.starts} to ${conflict.day.ends} that day.`
        : `${person} doesn’t work that day.`;
    case "time-off":
      return `${person} is off until ${formatEndOfTimeOff(conflict.off.endsAt, now)}.`;
    case "travel":
      return conflict.from === "before"
        ? `It’s ${formatTravelTime(conflict.minutes, way, conflict.there)} from ${nameEntry(conflict.entry)}, but there’s only ${formatDuration(conflict.there)} between them.`
        : `It’s ${formatTravelTime(conflict.minutes, way, conflict.there)} to ${nameEntry(conflict.entry)}, but there’s only ${formatDuration(conflict.there)} between them.`;
    case "buffer":
      return `This property needs ${formatDuration(conflict.minutes)} between appointments.`;
    default:
      return conflict.why === "home"
        ? `${person} doesn’t do viewings of this property.`
        : `${person} doesn’t cover this area.`;
  }
}
