import { eq } from "drizzle-orm";
import { shortenName } from "../../domain/contacts/full-name.ts";
import { formatAvailability, getLondonDate } from "../../domain/shared/dates.ts";
import { greet } from "../../domain/shared/text/greeting-name.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import type { AppContext } from "../app-context.ts";
import { listings } from "../listings/listing-tables.ts";

/**
 * The draft of a reply that tells somebody of a home, for a colleague to look over and send.
 * @returns null for a home that nobody can rent now
 */
export async function writeAboutHome(
  { database, config, now }: AppContext,
  { listingId, name }: { listingId: string; name: string },
): Promise<string | null> {
  const [home] = await database.orm.select().from(listings).where(eq(listings.id, listingId));
  if (home?.status !== "available") return null;
  const beds = home.bedrooms === 0 ? "a studio" : `${home.bedrooms} bed`;
  const free = formatAvailability(home.availableFrom, getLondonDate(now())).toLowerCase();
  const lines = [
    greet(shortenName(name)),
    `This home may suit you: ${home.name}, ${home.area} ${home.outcode}, ${beds}, ${formatPounds(home.rentPcm)} pcm, available ${free}.`,
    ...(config.publicUrl === null ? [] : [`${config.publicUrl}/property/${home.id}`]),
    "Would you like to see it?",
  ];
  return lines.join("\n\n");
}
