-- A home that is let agreed leaves a portal with its next file, unless somebody says that it stays for six weeks.
ALTER TABLE "feed_channels" ADD COLUMN "keeps_let_agreed" boolean DEFAULT false NOT NULL;
