-- Branches have hours of their own, so what is late is counted by branch, too: without it here all
-- open conversations were read through the index of each branch, or from the table.
DROP INDEX "conversations_counts";--> statement-breakpoint
CREATE INDEX "conversations_counts" ON "conversations" USING btree ("lane","owner_id","waiting_since","branch") WHERE "conversations"."merged_into" is null;
