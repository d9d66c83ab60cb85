import { buildAlertQuery } from "../../domain/alerts/alert-search.ts";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import type { SearchFilter } from "../../domain/search/search.ts";

export interface AlertAnswers {
  email: string;
  frequency: AlertFrequency;
  search: string;
}

export function buildAlertBody(answers: AlertAnswers, recaptchaToken: string): object {
  return { ...answers, recaptchaToken };
}

export function buildAlertSearch(filter: SearchFilter, place: string | null): string {
  const isSection = filter.area === null && (filter.centre !== null || filter.box !== null);
  return buildAlertQuery(isSection && place !== null ? { ...filter, text: place } : filter);
}
