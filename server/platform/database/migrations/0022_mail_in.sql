CREATE TABLE "held_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"conversation_id" uuid,
	"is_automatic" boolean NOT NULL,
	"sender_name" text NOT NULL,
	"sender_address" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text,
	"html" text,
	"received_at" timestamp with time zone NOT NULL,
	"discarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"key" text PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"reader" uuid,
	"reader_until" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "received_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mailbox" text NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"digest" text,
	"message_id" text,
	"outcome" text NOT NULL,
	"conversation_id" uuid,
	"is_marked" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"taken_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "bounce_reason" text;--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_mail_id_received_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."received_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_files" ADD CONSTRAINT "received_files_mail_id_received_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."received_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_mails_waiting" ON "held_mails" USING btree ("received_at","mail_id") WHERE "held_mails"."discarded_at" is null;--> statement-breakpoint
CREATE INDEX "held_mails_sender" ON "held_mails" USING btree ("sender_address");--> statement-breakpoint
CREATE INDEX "held_mails_conversation" ON "held_mails" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "received_files_mail" ON "received_files" USING btree ("mail_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "received_mails_uid" ON "received_mails" USING btree ("mailbox","uid_validity","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "received_mails_digest" ON "received_mails" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "received_mails_message_id" ON "received_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "received_mails_conversation" ON "received_mails" USING btree ("conversation_id","taken_in_at");--> statement-breakpoint
CREATE INDEX "received_mails_age" ON "received_mails" USING btree ("taken_in_at");--> statement-breakpoint
CREATE INDEX "outbox_bounced" ON "outbox" USING btree ("bounced_at") WHERE "outbox"."bounced_at" is not null;