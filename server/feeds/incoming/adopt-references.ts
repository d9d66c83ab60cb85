import { inArray } from "drizzle-orm";
import { foldReference } from "../../../domain/listings/fold-reference.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { createListingId } from "../blm/listing-id.ts";
import type { FeedContent } from "../blm/read-listings.ts";

interface StoredHome {
  id: string;
  branchId: string;
  agentRef: string;
  status: string;
}

/**
 * The content with the ids and references of stored homes, where the file writes a reference in
 * another case than before: else the home would be withdrawn and come back as a new one.
 */
export async function adoptReferences(tx: Transaction, content: FeedContent): Promise<FeedContent> {
  const { id, branchId, agentRef, status } = listings;
  const stored = await tx
    .select({ id, branchId, agentRef, status })
    .from(listings)
    .where(inArray(branchId, [...content.branches]));
  const fed = stored.filter((home) => home.id === createListingId(home.branchId, home.agentRef));
  const byKey = Map.groupBy(fed, getKey);
  const adopted = new Map<string, StoredHome>();
  for (const [own, reference] of content.references) {
    const home = chooseHome(byKey.get(getKey(reference)) ?? [], own);
    if (home && home.id !== own) adopted.set(own, home);
  }
  if (adopted.size === 0) return content;

  const rename = (own: string) => adopted.get(own)?.id ?? own;
  return {
    ...content,
    ids: new Set([...content.ids].map(rename)),
    skippedIds: new Set([...content.skippedIds].map(rename)),
    refusedStates: new Map([...content.refusedStates].map(([own, state]) => [rename(own), state])),
    *drafts() {
      for (const draft of content.drafts()) {
        const home = adopted.get(draft.id);
        yield home ? { ...draft, id: home.id, agentRef: home.agentRef } : draft;
      }
    },
  };
}

function getKey({ branchId, agentRef }: Pick<StoredHome, "branchId" | "agentRef">): string {
  return `${branchId}\n${foldReference(agentRef)}`;
}

/** Of two from before there was this rule, the one on the market stays what it is. */
function chooseHome(homes: readonly StoredHome[], own: string): StoredHome | undefined {
  const live = homes.filter(({ status }) => status !== "withdrawn");
  const among = live.length > 0 ? live : homes;
  return among.find(({ id }) => id === own) ?? among[0];
}
