CREATE FUNCTION notify_outbox_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', '{"subject":"outbox","id":null}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Not the claim of a mail: it changes nothing that the office shows.
CREATE TRIGGER outbox_changed
  AFTER INSERT OR DELETE OR UPDATE OF "state", "recipient", "last_error", "bounced_at" ON "outbox"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox_changes();
