import { recordRequest } from "../conversations/record-request.ts";
import { toPerson } from "../conversations/open-conversation.ts";
import { staff } from "../staff/staff-tables.ts";
import {
  decideHomeOffer,
  type HomeDecision,
  stampOffers,
} from "../tenancies/decision/decide-home-offer.ts";
import { listUndos } from "../tenancies/decision/held-decisions.ts";
import { undoDecision } from "../tenancies/decision/undo-decision.ts";
import { addViewingAhead } from "./ahead-viewing.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import type { TestEngine } from "./database.ts";
import { useTenancies } from "./use-tenancies.ts";
import { homes, priya } from "./offers.ts";

/** The home whose offers are decided. */
export const listingId = homes.full;

/** Colleagues who decide of a home's offers, and take it back. */
export function useDecisions(engine: TestEngine) {
  const setup = useTenancies(engine);
  const { database, acceptance, known } = setup;
  const orm = () => database().orm;

  async function hireTom(): Promise<StaffActor> {
    const tom = { name: "Tom Reid", email: "tom@example.com", emailKey: "tom@example.com" };
    const at = setup.clock.now;
    const [row] = await orm()
      .insert(staff)
      .values({ ...tom, role: "negotiator", invitedAt: at, joinedAt: at })
      .returning();
    return { staffId: row!.id };
  }

  const stamp = () => stampOffers(orm(), listingId);
  const decide = async (decision: HomeDecision, by: StaffActor = known, seen?: string) =>
    decideHomeOffer(await setup.app(), by, {
      listingId,
      stamp: seen ?? (await stamp()),
      decision,
    });
  const accept = (id: string): HomeDecision => ({ decision: "accept", ...acceptance(id) });
  const decline = (offerId: string): HomeDecision => ({
    decision: "decline",
    offerId,
    reason: "start-date",
    note: "",
  });
  const undo = async (by: StaffActor = known) => {
    const [last] = await listUndos(orm(), [listingId], setup.clock.now);
    return undoDecision(await setup.app(), by, listingId, last?.id ?? crypto.randomUUID());
  };

  const addViewing = (contactId: string) =>
    addViewingAhead(database(), { listingId, contactId, at: setup.clock.now });

  async function ask(contactId: string): Promise<void> {
    await orm().transaction((tx) =>
      recordRequest(tx, {
        kind: "offer",
        recordId: contactId.slice(0, 20),
        person: toPerson(contactId, priya),
        listingId,
        text: "£2,450",
        at: setup.clock.now,
      }),
    );
  }

  return { setup, hireTom, stamp, decide, accept, decline, undo, addViewing, ask };
}
