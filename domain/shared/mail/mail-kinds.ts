/**
 * Every kind of mail, with the record that its `aboutId` names. The record must belong to everybody
 * whom the mail names, since an erasure finds their mails by it.
 */
export const mailRecords = {
  "enquiry-confirmation": "enquiry",
  "enquiry-notice": "enquiry",
  "viewing-request-confirmation": "enquiry",
  "viewing-request-notice": "enquiry",
  "booking-booked": "booking",
  "booking-moved": "booking",
  "booking-cancelled": "booking",
  "booking-reminder": "booking",
  "booking-reply-notice": "booking",
  "booking-change-notice": "booking",
  "booking-second-reminder": "booking",
  "booking-late": "booking",
  "booking-feedback": "booking",
  "viewing-wait": "enquiry",
  "viewing-wait-over": "enquiry",
  "diary-notice": "appointment",
  "appointment-news": "appointment",
  "tenant-notice": "home",
  "certificate-due": "home",
  "offer-invitation": "offer",
  "offer-confirmation": "offer",
  "offer-notice": "offer",
  "offer-accept": "offer",
  "offer-decline": "offer",
  "offer-withdraw": "offer",
  "offer-backup": "offer",
  "offer-question": "landlord",
  "offer-chosen": "tenancy",
  "landlord-news": "tenancy",
  "case-link": "own-page",
  "own-data": "own-page",
  "link-ended": "own-page",
  "join-confirmation": "own-page",
  "landlord-digest": "landlord",
  "tenancy-payment": "tenancy",
  "tenancy-paper": "tenancy",
  "tenancy-news": "tenancy",
  "tenancy-alarm": "tenancy",
  "tenancy-sent": "tenancy",
  "home-paper-sent": "home",
  "landlord-paper-sent": "landlord",
  "valuation-confirmation": "request",
  "valuation-notice": "request",
  "switch-confirmation": "request",
  "switch-notice": "request",
  "demo-confirmation": "request",
  "demo-notice": "request",
  "contact-confirmation": "request",
  "contact-notice": "request",
  "referral-confirmation": "request",
  "referral-notice": "request",
  "alert-confirmation": "alert",
  alert: "alert",
  "campaign-invitation": "campaign",
  "campaign-notice": "campaign",
  "campaign-confirmation": "campaign",
  "conversation-reply": "conversation",
  "staff-invitation": "staff",
  "staff-sign-in": "staff",
  "staff-passkey-added": "staff",
  "staff-email-changed": "staff",
  "staff-figures": "staff",
} as const;

export type MailKind = keyof typeof mailRecords;
export type MailRecord = (typeof mailRecords)[MailKind];

/** Their links let whoever has them into the office: nobody but the recipient may read them. */
export const staffMailKinds = Object.keys(mailRecords)
  .filter((kind): kind is MailKind => kind in mailRecords)
  .filter((kind) => mailRecords[kind] === "staff");

export function isForStaff({ kind }: { kind: MailKind }): boolean {
  return mailRecords[kind] === "staff";
}
