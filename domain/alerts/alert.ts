import { emailField } from "../shared/text-fields.ts";

/** `instant` within a minute of the change, `daily` at 08:00 in London. */
export const alertFrequencies = ["instant", "daily"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Most alerts that one address can have running. */
export const maxAlerts = 10;
/** Days for which an alert waits to be confirmed; then it is erased. */
export const confirmDays = 7;

/** The alert form's e-mail field. */
export const alertEmail = emailField({
  missing: "Please provide an email",
  invalid: "Please provide a valid email",
});

/** An alert as its links show it. */
export interface AlertSummary {
  /** The search in words. */
  description: string;
  frequency: AlertFrequency;
  state: "pending" | "active";
}
