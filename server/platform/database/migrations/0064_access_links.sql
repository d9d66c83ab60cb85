-- One table of secrets that open something, as hashes. Links that people hold go on working.
-- Processes of the version before must be stopped first: they read the tables that end here.
CREATE TABLE "access_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"record_id" text NOT NULL,
	"contact_id" uuid,
	"mail_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_links_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "case_confirmations" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_links_record" ON "access_links" USING btree ("record_id","purpose");--> statement-breakpoint
CREATE INDEX "access_links_contact" ON "access_links" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "access_links_mail" ON "access_links" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "access_links_expiry" ON "access_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "case_confirmations" ADD CONSTRAINT "case_confirmations_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_confirmations_contact" ON "case_confirmations" USING btree ("contact_id");--> statement-breakpoint
CREATE FUNCTION hash_secret(secret text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select translate(encode(sha256(convert_to(secret, 'UTF8')), 'base64'), '+/=', '-_')
$$;--> statement-breakpoint
CREATE FUNCTION delete_access_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM access_links
  WHERE record_id IN (SELECT id::text FROM gone) AND purpose = ANY (TG_ARGV);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER landlords_access_links AFTER DELETE ON "landlords" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('landlord-page');--> statement-breakpoint
CREATE TRIGGER case_confirmations_access_links AFTER DELETE ON "case_confirmations" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('own-data');--> statement-breakpoint
INSERT INTO "access_links" ("id", "secret_hash", "purpose", "record_id", "contact_id", "created_at", "expires_at", "revoked_at", "last_used_at")
SELECT c.id, c.token_hash, CASE WHEN c.landlord_id IS NULL THEN 'renter-page' ELSE 'landlord-page' END,
  coalesce(c.landlord_id, c.contact_id)::text, coalesce(l.contact_id, c.contact_id), c.created_at, c.expires_at, c.revoked_at, c.last_used_at
FROM "case_links" c LEFT JOIN "landlords" l ON l.id = c.landlord_id;--> statement-breakpoint
UPDATE "case_confirmations" f SET "contact_id" = a.contact_id FROM "access_links" a WHERE a.id = f.link_id;--> statement-breakpoint
DELETE FROM "case_confirmations" WHERE "contact_id" IS NULL;--> statement-breakpoint
ALTER TABLE "case_confirmations" ALTER COLUMN "contact_id" SET NOT NULL;--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "contact_id", "created_at", "expires_at")
SELECT "token_hash", 'own-data', "id"::text, "contact_id", "asked_at", "expires_at" FROM "case_confirmations";--> statement-breakpoint
-- Mails that wait get their secrets when they are sent; those that were sent keep none.
DO $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT DISTINCT o.id, m[2] AS secret, '~' || a.purpose || '.' || a.record_id || '~' AS slot
    FROM outbox o,
      regexp_matches(o.html || ' ' || coalesce(o.unsubscribe_url, ''), '(/my-case/|/my-home/|confirm=)([A-Za-z0-9_-]{43})', 'g') m
      JOIN access_links a ON a.secret_hash = hash_secret(m[2])
  LOOP
    UPDATE outbox SET html = replace(html, found.secret, found.slot),
      unsubscribe_url = replace(unsubscribe_url, found.secret, found.slot)
    WHERE id = found.id;
  END LOOP;
END
$$;--> statement-breakpoint
UPDATE "outbox" o SET "about_id" = a.record_id FROM "access_links" a
WHERE o.kind IN ('case-link', 'own-data') AND a.id::text = o.about_id;
