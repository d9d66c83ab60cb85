ALTER TABLE "held_mails" ADD COLUMN "reply_to_name" text;--> statement-breakpoint
ALTER TABLE "held_mails" ADD COLUMN "reply_to_address" text;--> statement-breakpoint
CREATE INDEX "conversation_messages_reply_to" ON "conversation_messages" USING btree (("mail" -> 'replyTo' ->> 'address')) WHERE "conversation_messages"."mail" -> 'replyTo' ->> 'address' is not null;--> statement-breakpoint
CREATE INDEX "held_mails_reply_to" ON "held_mails" USING btree ("reply_to_address");