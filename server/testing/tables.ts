/** Every table, so that no test forgets one. */
export * from "../alerts/alert-tables.ts";
export * from "../viewings/booking-tables.ts";
export * from "../campaigns/campaign-tables.ts";
export * from "../contacts/contact-tables.ts";
export * from "../enquiries/enquiry-tables.ts";
export * from "../listings/listing-tables.ts";
export * from "../offers/offer-tables.ts";
export * from "../photos/photo-tables.ts";
export * from "../requests/request-tables.ts";
export * from "../staff/staff-tables.ts";
export * from "../platform/database/secrets-table.ts";
export * from "../viewings/viewing-tables.ts";
export * from "../platform/http/rate-limit-table.ts";
export * from "../platform/human-check/nonce-table.ts";
export * from "../platform/mail/outbox-table.ts";
export * from "../platform/submissions/submission-tables.ts";
