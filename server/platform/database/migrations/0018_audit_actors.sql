CREATE INDEX "audit_newest" ON "audit" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Commands and imports are both typed on the command line; the demo's import is the only other one.
UPDATE "audit" SET "actor" = 'command line' WHERE "actor" IN ('desk', 'importer');
--> statement-breakpoint
UPDATE "offer_history" SET "actor" = 'command line' WHERE "actor" = 'desk';
--> statement-breakpoint
-- What was recorded stays as it was.
CREATE FUNCTION refuse_audit_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of audit can not be changed or deleted';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_is_immutable BEFORE UPDATE OR DELETE ON "audit"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_changes();
