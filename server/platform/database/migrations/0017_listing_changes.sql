-- Tells every process which homes a statement has changed, as they were and as they are, so that
-- only the pages that show them are made again. An empty payload stands for any home: a
-- notification takes less than 8,000 bytes, and a feed changes many at once.
CREATE FUNCTION notify_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 12;
  changed jsonb;
  payload text;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('listings_changed', '');
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(to_jsonb(one)) INTO changed FROM (SELECT * FROM new_rows LIMIT most + 1) one;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(to_jsonb(one)) INTO changed FROM (SELECT * FROM old_rows LIMIT most + 1) one;
  ELSE
    SELECT jsonb_agg(to_jsonb(one)) INTO changed
    FROM (SELECT * FROM old_rows UNION ALL SELECT * FROM new_rows LIMIT most + 1) one;
  END IF;
  IF changed IS NULL THEN
    RETURN NULL;
  ELSIF jsonb_array_length(changed) <= most THEN
    SELECT jsonb_agg(jsonb_build_object(
      'id', listing->'id', 'status', listing->'status', 'name', listing->'name',
      'displayAddress', listing->'display_address', 'area', listing->'area',
      'city', listing->'city', 'outcode', listing->'outcode',
      'propertyType', listing->'property_type', 'furnishing', listing->'furnishing',
      'bedrooms', listing->'bedrooms', 'bathrooms', listing->'bathrooms',
      'rentPcm', listing->'rent_pcm', 'lat', listing->'lat', 'long', listing->'long',
      'availableFrom', listing->'available_from', 'letAgreedAt', listing->'let_agreed_at',
      'listedAt', listing->'listed_at', 'specialFeatures', listing->'special_features'))::text
    INTO payload FROM jsonb_array_elements(changed) listing;
  END IF;
  IF octet_length(payload) < 8000 THEN
    PERFORM pg_notify('listings_changed', payload);
  ELSE
    PERFORM pg_notify('listings_changed', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER listings_changed ON "listings";
--> statement-breakpoint
DROP FUNCTION tell_listings_changed();
--> statement-breakpoint
CREATE TRIGGER listings_inserted AFTER INSERT ON "listings" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listings_updated AFTER UPDATE ON "listings"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listings_deleted AFTER DELETE ON "listings" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listings_truncated AFTER TRUNCATE ON "listings"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_listing_changes();
