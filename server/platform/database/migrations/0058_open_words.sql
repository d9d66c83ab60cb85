-- The open conversations that a search finds are counted, and the mails that have not reached somebody are listed and
-- counted for each page of the office: without an index of their own all that were ever closed or sent are read.
CREATE INDEX "conversations_open_words" ON "conversations" USING gin ("search_words") WHERE "merged_into" is null and "lane" <> 'closed';--> statement-breakpoint
CREATE INDEX "outbox_needed" ON "outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "state" = 'failed' or "bounced_at" is not null or ("state" = 'waiting' and "attempts" > 0 and "last_error" is not null);
