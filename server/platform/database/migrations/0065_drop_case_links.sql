-- The column goes before the table that it refers to.
ALTER TABLE "case_confirmations" DROP CONSTRAINT "case_confirmations_token";--> statement-breakpoint
ALTER TABLE "case_confirmations" DROP CONSTRAINT "case_confirmations_link_id_case_links_id_fk";--> statement-breakpoint
DROP INDEX "case_confirmations_link";--> statement-breakpoint
ALTER TABLE "case_confirmations" DROP COLUMN "token_hash";--> statement-breakpoint
ALTER TABLE "case_confirmations" DROP COLUMN "link_id";--> statement-breakpoint
DROP TABLE "case_links";
