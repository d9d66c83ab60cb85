CREATE TABLE "viewer_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"listing_id" text NOT NULL,
	"question" text NOT NULL,
	"shown_by" uuid,
	"shown_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "viewer_questions_answered" CHECK (("viewer_questions"."answer" is null) = ("viewer_questions"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "viewer_questions" ADD CONSTRAINT "viewer_questions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewer_questions" ADD CONSTRAINT "viewer_questions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewer_questions" ADD CONSTRAINT "viewer_questions_shown_by_staff_id_fk" FOREIGN KEY ("shown_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewer_questions_conversation" ON "viewer_questions" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "viewer_questions_listing" ON "viewer_questions" USING btree ("listing_id","shown_at");
