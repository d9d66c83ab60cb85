CREATE TABLE "contact_merges" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" text NOT NULL,
	CONSTRAINT "contact_merges_two" CHECK ("contact_merges"."contact_id" <> "contact_merges"."into_id")
);
--> statement-breakpoint
CREATE TABLE "marketing_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"allowed" boolean NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"recorded_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_choices_channel" CHECK ("marketing_choices"."channel" in ('email', 'telephone'))
);
--> statement-breakpoint
CREATE TABLE "erasure_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid,
	"reason" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "erasure_requests_state" CHECK ("erasure_requests"."state" in ('asked', 'confirmed', 'withdrawn')),
	CONSTRAINT "erasure_requests_decided" CHECK (("erasure_requests"."state" = 'asked') = ("erasure_requests"."decided_by" is null) and ("erasure_requests"."decided_by" is null) = ("erasure_requests"."decided_at" is null)),
	CONSTRAINT "erasure_requests_two_people" CHECK ("erasure_requests"."state" <> 'confirmed' or "erasure_requests"."asked_by" <> "erasure_requests"."decided_by")
);
--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_into_id_contacts_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_choices" ADD CONSTRAINT "marketing_choices_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_merges_into" ON "contact_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "marketing_choices_contact" ON "marketing_choices" USING btree ("contact_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_one_open" ON "erasure_requests" USING btree ("contact_id") WHERE "erasure_requests"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "erasure_requests_asked" ON "erasure_requests" USING btree ("asked_at") WHERE "erasure_requests"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "contacts_phone" ON "contacts" USING btree ("phone_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_stopped" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" = 'stopped';--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at" DESC NULLS FIRST,"id") WHERE "outbox"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"));--> statement-breakpoint
-- Of the same expression as `contactWords`; the tool that writes migrations can not write it.
CREATE INDEX "contacts_words" ON "contacts" USING gin ((array_to_tsvector(array_remove(string_to_array(left(translate(normalize(' ' || firstname || ' ' || lastname || ' ' || email, NFC), ',.;:/()-–—&ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ''‘’`', '           abcdefghijklmnopqrstuvwxyzaaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy'), 300), ' '), ''))));
