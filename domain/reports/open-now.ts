/** What is at risk at this moment, whatever the weeks of the figures, with what the day of its rows is. */
const openNow = {
  late: { name: "Unanswered, over target", day: "Waiting since" },
  feedbackDue: { name: "Feedback overdue by a day", day: "Viewing" },
  holdingDeposits: { name: "Holding deposits in their last 3 days", day: "By" },
  clocks: { name: "Tenancies with a deadline at risk", day: "By" },
  certificates: { name: "Properties with a certificate to renew", day: "Expires" },
  longLive: { name: "Live over 30 days", day: "Live since" },
} as const;

export type OpenKey = keyof typeof openNow;

/** Each with the rows that it opens. */
export const openNames: Readonly<Record<OpenKey, { name: string; day: string }>> = openNow;

export const openKeys = Object.keys(openNow).filter((name): name is OpenKey => name in openNow);
