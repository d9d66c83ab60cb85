/** What is at risk at this moment, whatever the weeks of the figures. */
export const openNames = {
  late: "Unanswered, past the promise",
  feedbackDue: "Feedback due over a day",
  holdingDeposits: "Holding deposits in their last 3 days",
  clocks: "Lets with a clock that has gone off",
  certificates: "Homes with a certificate to renew",
  longLive: "Live over 30 days",
} as const;

export type OpenKey = keyof typeof openNames;

export const openKeys = Object.keys(openNames).filter((name): name is OpenKey => name in openNames);
