CREATE FUNCTION notify_outbox_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', '{"subject":"outbox","id":null}');
  -- A conversation says of each reply whether it went.
  IF TG_OP = 'UPDATE' AND NEW."kind" = 'conversation-reply' THEN
    PERFORM pg_notify('office_changed',
      json_build_object('subject', 'conversation', 'id', NEW."about_id")::text);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Not the claim of a mail: it changes nothing that the office shows. Of equal notifications of one
-- transaction PostgreSQL sends one.
CREATE TRIGGER outbox_changed
  AFTER INSERT OR DELETE OR UPDATE OF "state", "recipient", "last_error", "bounced_at" ON "outbox"
  FOR EACH ROW EXECUTE FUNCTION notify_outbox_changes();
