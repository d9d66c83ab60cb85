import { sql } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";

type Column =
  | "bricks"
  | "checkedOn"
  | "forbidden"
  | "id"
  | "listedAt"
  | "origin"
  | "ownerId"
  | "paperEndsOn"
  | "publishAt"
  | "rentPcm"
  | "searchWords"
  | "state"
  | "title"
  | "updatedAt";

/** What the table of homes, the page of today and the jobs find homes by. */
export function recordIndexes(table: Record<Column, ExtraConfigColumn>) {
  return [
    // The tabs of the table are counted from the first alone, and its page is read off the second.
    index("listing_records_state").on(table.state, table.forbidden),
    // Whose they are, and whether a feed brings them, in each state.
    index("listing_records_owner").on(table.ownerId, table.state, table.origin),
    index("listing_records_days").on(table.listedAt, table.id),
    index("listing_records_checked").on(table.checkedOn),
    index("listing_records_words").using("gin", table.searchWords),
    index("listing_records_faulty")
      .on(table.state, table.updatedAt)
      .where(sql`forbidden > 0`),
    index("listing_records_unpublished")
      .on(table.updatedAt)
      .where(sql`publish_problem is not null`),
    // The half of the days on the market is read off it, and those of them that are old or quiet are counted.
    index("listing_records_market")
      .on(table.listedAt, table.state, table.id)
      .where(sql`state in ('available', 'under-offer', 'let-agreed')`),
    // What the table of homes can be sorted by, up and down, what has no value last.
    index("listing_records_last_days").on(
      table.listedAt.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index("listing_records_title").on(table.title, table.id),
    index("listing_records_rent").on(table.rentPcm, table.id),
    index("listing_records_most_rent").on(
      table.rentPcm.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index("listing_records_bricks").on(table.bricks, table.id),
    index("listing_records_papers")
      .on(table.paperEndsOn, table.id)
      .where(sql`paper_ends_on is not null`),
    index("listing_records_unproven")
      .on(table.state, table.id)
      .where(sql`papers_unproven > 0`),
    // Few are read for a picture that only a draft has.
    index("listing_records_draft_pictures")
      .on(table.id)
      .where(sql`draft_media is not null`),
    index("listing_records_publish")
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
  ];
}
