import { formatCount } from "../../../domain/shared/formats/count.ts";
import { sql } from "drizzle-orm";
import { findLikeViews } from "../../../domain/listings/like-homes-views.ts";
import { addDays } from "../../../domain/shared/dates.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import { listings } from "../../listings/listing-tables.ts";
import { listingViews } from "../../listings/listing-view-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";

/** Homes that came onto the market longer ago were looked at in another season. */
const lately = 365;

/**
 * Views of homes of the same outcode and number of bedrooms, each in its first days, as many as the
 * home is advertised. One that was let before is left out, and one whose views nobody counted yet.
 */
export async function showLikeViews(
  db: Queryable,
  { id, outcode, bedrooms }: { id: string; outcode: string; bedrooms: number },
  { listedOn, today }: { listedOn: string; today: string },
) {
  const days = Math.round((Date.parse(today) - Date.parse(listedOn)) / 86_400_000) + 1;
  const firstDay = londonDate(listings.listedAt);
  const { rows } = await db.execute<{ views: number }>(sql`
    select sum(${listingViews.views})::int as views
    from ${listings}
    join ${listingViews} on ${listingViews.listingId} = ${listings.id}
      and ${listingViews.day} >= ${firstDay} and ${listingViews.day} < ${firstDay} + ${days}::int
    where ${listings.outcode} = ${outcode} and ${listings.bedrooms} = ${bedrooms}
      and ${listings.id} <> ${id}
      and ${firstDay} between ${addDays(today, -lately)}::date and ${addDays(today, 1 - days)}::date
      and (${listings.letAgreedAt} is null
        or ${londonDate(listings.letAgreedAt)} >= ${firstDay} + ${days}::int)
    group by ${listings.id}`);
  const found = findLikeViews(rows.map(({ views }) => views));
  const beds = bedrooms === 0 ? "studios" : `properties with ${formatCount(bedrooms, "bed")}`;
  return (
    found && {
      middle: formatInteger(found.middle),
      about: `Similar properties: median of ${found.homes} ${beds} in ${outcode} over their first ${formatCount(days, "day")}`,
    }
  );
}

function londonDate(at: typeof listings.listedAt | typeof listings.letAgreedAt) {
  return sql`(${at} at time zone 'Europe/London')::date`;
}
