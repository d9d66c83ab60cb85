ALTER TABLE "erasure_requests" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_requests_conversation" ON "erasure_requests" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_one_open_call" ON "erasure_requests" USING btree ("conversation_id") WHERE "erasure_requests"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_one_subject" CHECK ("erasure_requests"."contact_id" is null or "erasure_requests"."conversation_id" is null);
