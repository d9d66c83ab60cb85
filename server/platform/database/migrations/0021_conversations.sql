CREATE TABLE "office_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"hours" jsonb NOT NULL,
	"promise_minutes" integer NOT NULL,
	CONSTRAINT "office_settings_one_row" CHECK ("office_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"request_kind" text,
	"record_id" text,
	"staff_id" uuid,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"outbox_id" uuid,
	"mail_message_id" text,
	"mail" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_messages_kind" CHECK ("conversation_messages"."kind" in ('request', 'mail', 'reply', 'call', 'note', 'event'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_key" text NOT NULL,
	"contact_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"email_match" text,
	"phone_match" text,
	"listing_id" text,
	"area" text,
	"kind" text NOT NULL,
	"snippet" text NOT NULL,
	"request_count" integer DEFAULT 0 NOT NULL,
	"owner_id" uuid,
	"state" text DEFAULT 'new' NOT NULL,
	"snoozed_until" timestamp with time zone,
	"unread" boolean DEFAULT true NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"last_message_at" timestamp with time zone NOT NULL,
	"lane" text GENERATED ALWAYS AS (case
  when state = 'closed' then 'closed'
  when state = 'snoozed' then 'snoozed'
  when state <> 'waiting' and waiting_since is not null then 'unanswered'
  else 'theirs'
end) STORED NOT NULL,
	"merged_into" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"search_words" "tsvector" NOT NULL,
	CONSTRAINT "conversations_person_home" UNIQUE NULLS NOT DISTINCT("person_key","listing_id"),
	CONSTRAINT "conversations_state" CHECK ("conversations"."state" in ('new', 'open', 'waiting', 'snoozed', 'closed')),
	CONSTRAINT "conversations_snoozed_until" CHECK (("conversations"."state" = 'snoozed') = ("conversations"."snoozed_until" is not null))
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "conversation_undos" (
	"token" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"former" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "reply_presence" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"times_used" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_signatures" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "in_reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_merged_into_conversations_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_undos" ADD CONSTRAINT "conversation_undos_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_presence" ADD CONSTRAINT "reply_presence_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_presence" ADD CONSTRAINT "reply_presence_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_signatures" ADD CONSTRAINT "staff_signatures_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_record" ON "conversation_messages" USING btree ("request_kind","record_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_record_id" ON "conversation_messages" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_outbox" ON "conversation_messages" USING btree ("outbox_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_mail" ON "conversation_messages" USING btree ("mail_message_id");--> statement-breakpoint
CREATE INDEX "conversations_contact" ON "conversations" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "conversations_listing" ON "conversations" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "conversations_email_match" ON "conversations" USING btree ("email_match");--> statement-breakpoint
CREATE INDEX "conversations_phone_match" ON "conversations" USING btree ("phone_match");--> statement-breakpoint
CREATE INDEX "conversations_merged" ON "conversations" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "conversations_counts" ON "conversations" USING btree ("lane","owner_id","waiting_since") WHERE "conversations"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("lane","waiting_since","id") WHERE "conversations"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("lane","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "conversations"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "conversations_snoozed" ON "conversations" USING btree ("snoozed_until","id") WHERE "conversations"."state" = 'snoozed';--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner_id","lane");--> statement-breakpoint
CREATE INDEX "conversations_age" ON "conversations" USING btree ("last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "reply_presence_conversation" ON "reply_presence" USING btree ("conversation_id");