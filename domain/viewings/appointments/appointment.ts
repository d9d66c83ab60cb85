/** What stands in the diary. */
export const appointmentKinds = [
  "viewing",
  "valuation",
  "photographs",
  "check-in",
  "other",
] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

export const appointmentKindNames: Record<AppointmentKind, string> = {
  viewing: "Viewing",
  valuation: "Valuation",
  photographs: "Photography",
  "check-in": "Check-in",
  other: "Other",
};

/** `held`: nobody else gets the time for a few minutes. */
export type AppointmentState = "held" | "booked" | "cancelled";

/** How a viewing went, once its time has come. */
export const viewingOutcomes = ["arrived", "no-show", "done"] as const;
export type ViewingOutcome = (typeof viewingOutcomes)[number];
