ALTER TABLE "reply_presence" ADD COLUMN "draft" text DEFAULT '' NOT NULL;
