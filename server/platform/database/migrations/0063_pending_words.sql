ALTER INDEX "conversations_search" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "conversations_open_words" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "conversations_joined_words" SET (gin_pending_list_limit = 256);
