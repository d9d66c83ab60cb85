import { eq, isNull, sql } from "drizzle-orm";
import type { TemplateValues } from "../../domain/conversations/reply-template.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { findTemplateValues } from "./template-values.ts";

export interface TemplateExample {
  /** Whose conversation it is. */
  name: string;
  values: TemplateValues;
}

/** What the fields of a text stand for in the newest conversation about a home. Null without one. */
export async function findTemplateExample(
  app: Parameters<typeof findTemplateValues>[0],
  { name: staffName }: { name: string },
): Promise<TemplateExample | null> {
  const { name, listingId, mergedInto, lastMessageAt } = conversations;
  const { id, displayAddress, rentPcm, status } = listings;
  const [newest] = await app.database.orm
    .select({ name, home: { id, name: listings.name, displayAddress, rentPcm, status } })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(isNull(mergedInto))
    .orderBy(sql`${lastMessageAt} desc nulls first`, sql`${conversations.id} desc nulls first`)
    .limit(1);
  if (!newest) return null;
  const home = { ...newest.home, isListed: newest.home.status !== "withdrawn" };
  const values = await findTemplateValues(app, { name: newest.name, home, staffName });
  return { name: newest.name, values };
}
