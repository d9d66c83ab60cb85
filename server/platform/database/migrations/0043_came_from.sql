-- Where somebody saw us: a portal, a board, a friend.
ALTER TABLE "conversations" ADD COLUMN "came_from" text;
