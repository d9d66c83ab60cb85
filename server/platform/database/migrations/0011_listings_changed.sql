-- Every process keeps pages that show homes. Whatever writes a home tells them, once a transaction
-- and when it is committed: nothing that writes has to think of it.
CREATE FUNCTION tell_listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listings_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_listings_changed();
