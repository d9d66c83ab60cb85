-- Where the demo has ended before this version, the links of its renters and landlords end now: RFC 2606
-- keeps these addresses from being anybody's.
UPDATE "access_links" SET "revoked_at" = now()
  WHERE "revoked_at" IS NULL
    AND EXISTS (SELECT FROM "staff" WHERE "is_demo")
    AND NOT EXISTS (SELECT FROM "staff" WHERE "is_demo" AND "left_at" IS NULL)
    AND "contact_id" IN (SELECT "id" FROM "contacts"
      WHERE "email_key" ~ '[@.](example[.](com|net|org)|(example|test|invalid|localhost))$');
