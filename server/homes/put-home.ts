import type { AppContext } from "../app-context.ts";
import { asc, desc, eq } from "drizzle-orm";
import { type PutHome, toPostedFields } from "../../domain/listings/put-home.ts";
import type { ListingState } from "../../domain/listings/listing-state.ts";
import type { FieldProblem } from "../../domain/shared/fields/posted-form.ts";
import { hideLinksInValues, hideLinksInText } from "../access-links/hide-links-in-text.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { hasReference } from "../listings/match-homes.ts";
import { findRecord } from "../listings/listing-records.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { changeStates } from "./change-states.ts";
import { createHome } from "./create-home.ts";
import { listUnpublished, publishHome } from "./publish-home.ts";
import { saveHome } from "./save-home.ts";
import { checkHome, readWorkingHome, type WorkingHome } from "./working-home.ts";
import { notDone } from "../staff/refusals.ts";

export interface PutAnswer {
  id: string;
  reference: string;
  isNew: boolean;
  state: ListingState;
  version: number;
  /** Changes that renters don't see yet. */
  hasDraft: boolean;
  /** What stands in the way of publishing. */
  problems: FieldProblem[];
}

/**
 * Writes a home by its reference, as the editor does, in the name of a member of staff. What is the
 * same already is not written again.
 */
export async function putHome(
  app: AppContext,
  actor: StaffActor,
  reference: string,
  order: PutHome,
): Promise<Outcome<PutAnswer>> {
  const { orm } = app.database;
  const fields = await hideLinksInValues(orm, toPostedFields(order.fields));
  const known = await findHome(app, reference);
  if (!known.ok) return known;
  let { id } = known.answer;
  const isNew = id === null;
  if (id === null) {
    const created = await begin(app, actor, reference, fields);
    if (!created.ok) return created;
    ({ id } = created.answer);
  }
  const saved = await saveHome(app, actor, id, fields);
  if (!saved.ok) return saved;
  if (order.publish) {
    const rentReason = await hideLinksInText(orm, order.rentReason);
    const published = await publishIfChanged(app, actor, id, rentReason);
    if (!published.ok) return published;
  }
  const moved = await moveIfElsewhere(app, actor, id, order.state);
  if (!moved.ok) return moved;
  return describe(app, id, isNew);
}

export async function findHome(
  { database: { orm } }: AppContext,
  reference: string,
): Promise<Outcome<{ id: string | null }>> {
  const { id, agentRef } = listingRecords;
  const rows = await orm
    .select({ id, agentRef })
    .from(listingRecords)
    .where(hasReference(reference))
    .orderBy(desc(eq(agentRef, reference)), asc(id))
    .limit(2);
  // Two that differ in case alone may be from before they were one home's.
  const [first, second] = rows;
  const isOne = !second || (first?.agentRef === reference && second.agentRef !== reference);
  if (isOne) return { ok: true, answer: { id: first?.id ?? null } };
  const detail = "Two branches have a property with this reference.";
  return { ok: false, refusal: { title: "Reference not unique", detail, conflict: {} } };
}

async function begin(
  app: AppContext,
  actor: StaffActor,
  reference: string,
  { address = "", postcode = "" }: Partial<Record<string, string>>,
): Promise<Outcome<{ id: string }>> {
  const errors = [
    address.trim() === "" && {
      path: "fields.address",
      message: "Enter the house number and street",
    },
    postcode.trim() === "" && { path: "fields.postcode", message: "Enter the postcode" },
  ].filter((error) => error !== false);
  if (errors.length > 0) {
    const detail = "A new property needs an address and a postcode.";
    return { ok: false, refusal: { title: notDone, detail, errors } };
  }
  const cut = { address: address.slice(0, 200), postcode: postcode.slice(0, 20) };
  return createHome(app, actor, { ...cut, reference });
}

async function readHome(app: AppContext, id: string): Promise<WorkingHome | null> {
  const record = await findRecord(app.database.orm, id);
  return record && readWorkingHome(app.database.orm, record);
}

async function publishIfChanged(
  app: AppContext,
  actor: StaffActor,
  id: string,
  rentReason: string,
): Promise<Outcome<unknown>> {
  const home = await readHome(app, id);
  if (home && isPublished(home) && !hasDraft(home)) return { ok: true, answer: null };
  return publishHome(app, id, { actor, rentReason });
}

function isPublished({ record }: WorkingHome): boolean {
  return ["available", "under-offer", "let-agreed"].includes(record.state);
}

function hasDraft(home: WorkingHome): boolean {
  return home.record.draftMedia !== null || listUnpublished(home).length > 0;
}

async function moveIfElsewhere(
  app: AppContext,
  actor: StaffActor,
  id: string,
  to: ListingState | undefined,
): Promise<Outcome<unknown>> {
  const record = to && (await findRecord(app.database.orm, id));
  if (!to || record?.state === to) return { ok: true, answer: null };
  return changeStates(app, actor, { ids: [id], to, cancelViewings: false });
}

async function describe(app: AppContext, id: string, isNew: boolean): Promise<Outcome<PutAnswer>> {
  const home = await readHome(app, id);
  if (!home) throw new Error("A home that was written is not there.");
  const { agentRef: reference, state, version } = home.record;
  const problems = checkHome(home, app).open.map(({ field, message }) => ({
    path: `fields.${field}`,
    message,
  }));
  const draft = !isPublished(home) || hasDraft(home);
  return { ok: true, answer: { id, reference, isNew, state, version, hasDraft: draft, problems } };
}
