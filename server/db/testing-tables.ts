/** Every table, for tests that must forget none. */
export * from "./alert-tables.ts";
export * from "./booking-tables.ts";
export * from "./campaign-tables.ts";
export * from "./contact-tables.ts";
export * from "./enquiry-tables.ts";
export * from "./listing-tables.ts";
export * from "./offer-tables.ts";
export * from "./photo-tables.ts";
export * from "./request-tables.ts";
export * from "./secrets-table.ts";
export * from "./viewing-tables.ts";
export * from "../http/rate-limit-table.ts";
export * from "../human-check/nonce-table.ts";
export * from "../mail/outbox-table.ts";
export * from "../use-cases/submission-tables.ts";
