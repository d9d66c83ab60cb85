import { emailField } from "../shared/fields/text-fields.ts";

/** `instant`: within a minute of the change. `daily`: at 08:00 in London. */
export const alertFrequencies = ["instant", "daily"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const maxAlerts = 10;
/** Days before an unconfirmed alert is erased. */
export const confirmDays = 7;

export const alertEmail = emailField({
  missing: "Please provide an email",
  invalid: "Please provide a valid email",
});

export interface AlertSummary {
  description: string;
  frequency: AlertFrequency;
  state: "pending" | "active";
}
