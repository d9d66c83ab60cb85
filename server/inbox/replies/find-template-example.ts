import { and, eq, isNull, sql } from "drizzle-orm";
import type { TemplateValues } from "../../../domain/conversations/reply-template.ts";
import { isConversationOf } from "../../branches/of-branch.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { findTemplateValues } from "./template-values.ts";
import { getShownBranch, type SignedIn } from "../../staff/sessions.ts";

export interface TemplateExample {
  /** Whose conversation it is. */
  name: string;
  values: TemplateValues;
}

/** What the fields of a text stand for in the newest conversation about a home. Null without one. */
export async function findTemplateExample(
  app: Parameters<typeof findTemplateValues>[0],
  by: Pick<SignedIn, "name" | "branchView">,
): Promise<TemplateExample | null> {
  const { name, branch, listingId, mergedInto, lastMessageAt } = conversations;
  const { id, displayAddress, rentPcm, status } = listings;
  const [newest] = await app.database.orm
    .select({
      id: conversations.id,
      name,
      branch,
      home: { id, name: listings.name, displayAddress, rentPcm, status },
    })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(and(isNull(mergedInto), isConversationOf(getShownBranch(by))))
    .orderBy(sql`${lastMessageAt} desc nulls first`, sql`${conversations.id} desc nulls first`)
    .limit(1);
  if (!newest) return null;
  const home = { ...newest.home, isListed: newest.home.status !== "withdrawn" };
  const values = await findTemplateValues(app, { ...newest, home, by: { name: by.name } });
  return { name: newest.name, values };
}
