import { alertSearch } from "../../domain/alerts/alert-search.ts";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import type { SearchFilter } from "../../domain/search/search.ts";

export interface AlertAnswers {
  email: string;
  frequency: AlertFrequency;
  /** As `alertSearchOf` gives it. */
  search: string;
}

/** Body of `POST /api/alert`. */
export function buildAlertBody(answers: AlertAnswers, recaptchaToken: string): object {
  return { ...answers, recaptchaToken };
}

/**
 * The search of an alert for the homes on screen, a query string.
 * @param place names what is around the filter's point or in its section of the map
 */
export function buildAlertSearch(filter: SearchFilter, place: string | null): string {
  const isSection = filter.area === null && (filter.centre !== null || filter.box !== null);
  return alertSearch(isSection && place !== null ? { ...filter, text: place } : filter);
}
