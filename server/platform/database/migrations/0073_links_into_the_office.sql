-- The secrets of links into the office are access links too, and their emails hold slots.
ALTER TABLE "access_links" DROP CONSTRAINT "access_links_contact_id_contacts_id_fk";
--> statement-breakpoint
CREATE FUNCTION delete_links_of_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM access_links WHERE contact_id IN (SELECT id FROM gone);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER contacts_access_links AFTER DELETE ON "contacts" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_links_of_contacts();--> statement-breakpoint
ALTER TABLE "staff_links" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
INSERT INTO "access_links" ("secret_hash", "purpose", "record_id", "created_at", "expires_at")
SELECT "token_hash", 'staff-' || "kind", "id"::text, now(), "expires_at" FROM "staff_links";--> statement-breakpoint
CREATE TRIGGER staff_links_access_links AFTER DELETE ON "staff_links" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_access_links('staff-sign-in', 'staff-invitation', 'staff-set-up');--> statement-breakpoint
DO $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT o.id, m[1] AS secret, '~' || a.purpose || '.' || a.record_id || '~' AS slot
    FROM outbox o, regexp_matches(o.html, '[?]id=([A-Za-z0-9_-]{43})', 'g') m
      JOIN access_links a ON a.secret_hash = hash_secret(m[1])
    WHERE o.kind IN ('staff-sign-in', 'staff-invitation')
  LOOP
    UPDATE outbox SET html = replace(html, found.secret, found.slot) WHERE id = found.id;
  END LOOP;
END
$$;--> statement-breakpoint
-- Those whose link is over already keep none.
UPDATE "outbox" SET "html" = regexp_replace("html", '([?]id=)[A-Za-z0-9_-]{43}', '\1-', 'g')
WHERE "kind" IN ('staff-sign-in', 'staff-invitation');
