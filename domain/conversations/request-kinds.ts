/** What people ask for, by the table that keeps it. */
export const requestRecords = {
  enquiry: "enquiry",
  viewing: "enquiry",
  valuation: "request",
  switch: "request",
  demo: "request",
  "build-to-rent": "request",
  contact: "request",
  referral: "request",
  "booking-change": "booking-reply",
  "campaign-answer": "campaign-reply",
  offer: "offer",
  call: "call",
  mail: "mail",
  page: "page",
} as const;

export type RequestKind = keyof typeof requestRecords;

export const requestKinds = Object.keys(requestRecords).filter((kind): kind is RequestKind =>
  Object.hasOwn(requestRecords, kind),
);

/** Whether a form of the site brought it, where anybody can give any name. */
export function isFromVisitor(kind: RequestKind): boolean {
  return ["enquiry", "request"].includes(requestRecords[kind]);
}

export const requestKindNames: Record<RequestKind, string> = {
  enquiry: "Question",
  viewing: "Viewing",
  valuation: "Valuation",
  switch: "Switch agent",
  demo: "Demo",
  "build-to-rent": "Build to rent",
  contact: "Message",
  referral: "Referral",
  "booking-change": "Viewing change",
  "campaign-answer": "Campaign answer",
  offer: "Offer",
  call: "Call",
  mail: "Email",
  page: "Message from their page",
};
