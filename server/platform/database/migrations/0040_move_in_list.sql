-- The list before a move-in has nine points: lets that are on their way get those that are new.
INSERT INTO "tenancy_steps" ("tenancy_id", "position", "kind", "owner_id", "due_on")
SELECT "lets"."id",
  (SELECT coalesce(max("steps"."position"), 0) FROM "tenancy_steps" "steps" WHERE "steps"."tenancy_id" = "lets"."id") + "added"."n",
  "added"."kind", "lets"."owner_id", greatest("lets"."starts_on" - "added"."days", "lets"."accepted_on")
FROM "tenancies" "lets"
CROSS JOIN (VALUES
  (1, 'inventory-booked', 7),
  (2, 'home-ready', 2),
  (3, 'keys-counted', 2),
  (4, 'meters-read', 0),
  (5, 'instructions-left', 0),
  (6, 'emergency-numbers', 0)
) AS "added" ("n", "kind", "days")
WHERE "lets"."state" = 'progressing';
