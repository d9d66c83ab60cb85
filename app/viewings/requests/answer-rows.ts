import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { type ViewingField, viewingFields } from "../../brand/texts/viewing-text.ts";
import { toCalendarDay } from "./calendar-days.ts";
import type { ViewingAnswers } from "./viewing-steps.ts";

interface AnswerRow {
  label: string;
  value: string;
}

const weekdayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "long" });

export function formatChosenTime(date: string, range: string): string {
  return `${weekdayFormat.format(toCalendarDay(date))} ${formatNumericDate(date)}, ${range}`;
}

export function createAnswerRows(fields: readonly string[], answers: ViewingAnswers): AnswerRow[] {
  return fields.filter(isField).flatMap((field) => {
    const value = formatAnswer(field, String(answers[field] ?? ""));
    return value === "" ? [] : [{ label: viewingFields[field].label, value }];
  });
}

function isField(name: string): name is ViewingField {
  return name in viewingFields;
}

export function formatAnswer(field: string, answer: string): string {
  if (answer === "") return "";
  if (field === "totalIncome") return `${formatPounds(Number(answer))} a year before tax`;
  if (field === "maxRent") return `${formatPounds(Number(answer))} pcm`;
  if (field === "startDate" || field === "vacatingDate") return formatNumericDate(answer);
  if (field === "scheduleViewingDate") return formatChosenTime(answer, "").replace(/, $/, "");
  if (field === "scheduleViewingTime") return `${answer}, London time`;
  return answer === "yes" ? "Yes" : answer === "no" ? "No" : answer;
}
