import type { AppContext } from "../app-context.ts";
import { randomInt } from "node:crypto";
import { and, count, desc, eq } from "drizzle-orm";
import {
  fillHomeTexts,
  type HomeTexts,
  readPostedTexts,
} from "../../domain/listings/facts/home-fields.ts";
import { newHomeForms } from "../../domain/listings/new-home-forms.ts";
import { splitPostcode } from "../../domain/listings/facts/read-home.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { hasReference } from "../listings/match-homes.ts";
import { officeOrigin } from "../listings/listing-records.ts";
import { getAreaName, findCityAt } from "../places/gazetteer/areas.ts";
import { findOutcodeCentre } from "../places/gazetteer/outcodes.ts";
import type { Queryable } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { defineActs } from "../staff/office-form.ts";
import { notDone, refuse } from "../staff/refusals.ts";
import { getBranchLimit } from "../staff/sessions.ts";
import { finishChange } from "./home-change.ts";

const base32 = "abcdefghijklmnopqrstuvwxyz234567";

/** Eleven characters after a `p`, like those of a feed's homes. Nobody can guess a draft's. */
function createHomeId(): string {
  return `p${Array.from({ length: 11 }, () => base32[randomInt(base32.length)]).join("")}`;
}

/** A feed may have brought the same. */
async function chooseReference(db: Queryable, branch: string, number: number): Promise<string> {
  const { branchId } = listingRecords;
  const own = `L-${number}`;
  for (let place = 1; ; place++) {
    const reference = place === 1 ? own : `${own}-${place}`;
    const taken = and(eq(branchId, branch), hasReference(reference));
    if ((await db.$count(listingRecords, taken)) === 0) return reference;
  }
}

/** Homes of the office are listed under the branch that has the most. */
async function findMainBranch(db: Queryable): Promise<string> {
  const homes = count();
  const [branch] = await db
    .select({ id: listingRecords.branchId, homes })
    .from(listingRecords)
    .groupBy(listingRecords.branchId)
    .orderBy(desc(homes), listingRecords.branchId)
    .limit(1);
  return branch?.id ?? "1";
}

const taken = {
  title: notDone,
  detail: "A property with this reference has just been created. Send yours again.",
  conflict: {},
};

/** What a postcode says by itself. Somebody moves the pin to the house later. */
export function describePostcode(postcode: string): Partial<HomeTexts> {
  const parts = splitPostcode(postcode);
  if (!parts) return {};
  const centre = findOutcodeCentre(parts.outcode);
  return {
    postcode: `${parts.outcode} ${parts.incode}`,
    area: getAreaName(centre, parts.outcode),
    city: findCityAt(parts.outcode) ?? "",
    ...(centre && { lat: String(centre.lat), long: String(centre.long) }),
  };
}

export interface NewHome extends Pick<HomeTexts, "address" | "postcode"> {
  /** Of whoever is limited to one: the home is theirs wherever it stands. */
  branch?: string | null;
  /** Another system's. Left out: the office's own, as `L-20431`. */
  reference?: string;
}

/** Begins a draft of the office's own. */
export function createHome(
  app: AppContext,
  actor: StaffActor,
  { address, postcode, branch = null, reference }: NewHome,
): Promise<Outcome<{ id: string }>> {
  const id = createHomeId();
  const at = app.now();
  return transact(app.database.orm, async (tx) => {
    const { texts } = readPostedTexts({ address, postcode });
    const draft = fillHomeTexts({ ...texts, ...describePostcode(texts.postcode ?? "") });
    const filled = Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ""));
    const branchId = await findMainBranch(tx);
    const [record] = await tx
      .insert(listingRecords)
      .values({
        id,
        origin: officeOrigin,
        branchId,
        branch,
        // The office's follows from its number, which is known afterwards.
        agentRef: reference ?? id,
        state: "draft",
        stateSince: at,
        draft: filled,
        ownerId: actor.staffId,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: [listingRecords.branchId, listingRecords.agentRef] })
      .returning({ number: listingRecords.number });
    // Another request with the same reference was quicker.
    if (!record) return { ok: false, refusal: taken };
    if (reference === undefined) {
      const agentRef = await chooseReference(tx, branchId, record.number);
      await tx.update(listingRecords).set({ agentRef }).where(eq(listingRecords.id, id));
    }
    const what = { action: "listing.created", subject: "listing", subjectId: id } as const;
    await recordAudit(tx, { actor, ...what });
    await finishChange(tx, app, id);
    return { ok: true, answer: { id } };
  });
}

export const newHomeActs = defineActs(newHomeForms, {
  begin: {
    ownTransactions: async ({ app, by }, typed) => {
      if (!splitPostcode(typed.postcode))
        return refuse("Enter a full postcode, such as E2 7DP", "postcode");
      const begun = await createHome(app, by, { ...typed, branch: getBranchLimit(by) });
      if (!begun.ok) return begun;
      return { ok: true, answer: { done: null, to: `/office/listings/${begun.answer.id}` } };
    },
  },
});
