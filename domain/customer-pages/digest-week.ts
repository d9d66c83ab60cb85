import { formatCount } from "../shared/formats/count.ts";
import { getLondonDate } from "../shared/dates.ts";
import { londonTime, londonWeekday } from "../shared/london-time.ts";

/** London time from which Monday's digest goes out. */
const from = "07:30";

/**
 * The Monday whose digest is due, as London date, or null. A site that was down in the morning sends
 * it later that day, and not on Tuesday.
 */
export function findDigestWeek(now: Date): string | null {
  return londonWeekday(now) === "Monday" && londonTime(now) >= from ? getLondonDate(now) : null;
}

/** What happened at a home in a week. */
export interface HomeWeek {
  name: string;
  views: number;
  asked: number;
  viewed: number;
  /** Viewings to come. */
  planned: number;
  offers: number;
  /** Words of viewers that were released. */
  words: number;
  /** Questions of viewers that were shown and have no answer yet. */
  questions: number;
  /** Steps of a tenancy that were done. */
  steps: string[];
  /** Papers that ran out or do so within a month. */
  papers: string[];
}

/** That somebody looked at the page alone is none. */
export function isNews(week: HomeWeek) {
  const { asked, viewed, planned, offers, words, questions, steps, papers } = week;
  const counted = asked + viewed + planned + offers + words + questions;
  return counted + steps.length + papers.length > 0;
}

/** The lines of a home in the mail. */
export function describeWeek(week: HomeWeek): string {
  const { views, asked, viewed, planned, offers, words, questions, steps, papers } = week;
  const counts = [
    count(views, "view", "views"),
    count(asked, "enquiry", "enquiries"),
    count(viewed, "viewing", "viewings"),
    count(planned, "upcoming viewing", "upcoming viewings"),
    count(offers, "offer", "offers"),
    count(words, "viewing with feedback to read", "viewings with feedback to read"),
    count(questions, "question to answer", "questions to answer"),
  ].filter((text) => text !== "");
  const sentences = [counts.join(", "), ...steps, ...papers];
  return sentences.filter((text) => text !== "").join(". ");
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? "" : formatCount(number, one, many);
}
