import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import type { AppContext } from "../../app-context.ts";
import * as v from "valibot";
import {
  type SanctionsCheck,
  sanctionsCheckFields,
} from "../../../domain/landlords/landlord-fields.ts";
import { landlordListed } from "../../../domain/listings/publishing/advert-rules.ts";
import { isAdvertised } from "../../../domain/listings/listing-state.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { describeUnprintable } from "../../../domain/shared/text/paper-characters.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { withdrawStatementsOf } from "../../tenancies/set-landlord-of-tenancies.ts";
import { toTenancyLandlord } from "../../tenancies/tenancy-landlord.ts";
import {
  describeLandlordChange,
  describeUnprintableLandlord,
  nameLandlord,
} from "../../../domain/landlords/landlord-check.ts";
import { putLandlordBack, recordSanctionsCheckIn } from "../../landlords/record-landlord-check.ts";
import {
  findLandlord,
  type findLandlordOfHome,
  listHomesOfLandlord,
} from "../../landlords/landlords.ts";
import { addMissingRecords, blmOrigin, lockRecords } from "../../listings/listing-records.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import { findStaff } from "../../staff/staff.ts";
import { moveListing } from "../../viewings/off-market/move-listing.ts";
import { finishChange } from "../home-change.ts";

/** What was found on the UK sanctions list, by whom and when. Null: nobody looked. */
export async function showSanctionsCheck(
  db: Queryable,
  landlord: NonNullable<Awaited<ReturnType<typeof findLandlordOfHome>>>,
) {
  const { sanctionsResult: result, sanctionsCheckedOn: on, sanctionsCheckedBy: by } = landlord;
  if (result === null || on === null || by === null) return null;
  const colleague = isUuid(by) ? await findStaff(db, by) : null;
  return {
    result,
    on: formatNumericDate(on),
    by: colleague?.name ?? "a former colleague",
    note: landlord.sanctionsNote ?? "",
    checkedAs: landlord.checkedAs && {
      name: landlord.checkedAs.name,
      address: landlord.checkedAs.address,
    },
  };
}

/** What the form of the check proposes, and what the record says otherwise than when they were checked. */
export function proposeLandlordCheck(
  landlord: NonNullable<Awaited<ReturnType<typeof findLandlord>>>,
) {
  const { checked, change } = toTenancyLandlord(landlord);
  const record = { name: nameLandlord(landlord), address: landlord.address };
  const { name, address } = change || checked === null ? record : checked;
  return {
    name,
    address,
    record,
    change: change && describeLandlordChange(change),
    unprintable: change === null && checked !== null ? describeUnprintableLandlord(checked) : null,
  };
}

export async function putRecordBack(
  app: AppContext,
  staff: StaffActor,
  landlordId: string,
): Promise<Outcome<{ done: string }>> {
  const done = await transact(app.database.orm, (tx) => putLandlordBack(tx, staff, landlordId));
  if (done === "none")
    return refuse("They haven’t been checked yet, so there’s nothing to restore.");
  return { ok: true, answer: { done: "Record restored. Their check is valid again." } };
}

/** Named apart from the fields of the other forms of the page. */
const checkFields = v.object({
  result: sanctionsCheckFields.entries.result,
  checkedOn: sanctionsCheckFields.entries.on,
  searched: sanctionsCheckFields.entries.note,
  checkedName: sanctionsCheckFields.entries.name,
  checkedAddress: sanctionsCheckFields.entries.address,
  recordName: sanctionsCheckFields.entries.recordName,
  recordAddress: sanctionsCheckFields.entries.recordAddress,
});

export async function checkSanctions(
  app: AppContext,
  staff: StaffActor,
  landlordId: string,
  fields: Readonly<Partial<Record<string, string>>>,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(checkFields, { ...fields, searched: fields["searched"] ?? "" });
  if (!read.success) return refuseFields(read.issues);
  const { result, checkedOn: on, searched: note, recordName, recordAddress } = read.output;
  const { checkedName: name, checkedAddress: address } = read.output;
  const refused = result === "clear" ? findUnprintable({ name, address }) : null;
  if (refused !== null) return refused;
  const recorded = await recordSanctionsCheck(app, staff, landlordId, {
    result,
    on,
    note,
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(recordName !== undefined && { recordName }),
    ...(recordAddress !== undefined && { recordAddress }),
  });
  if (recorded.outcome === "future") return refuse("Enter today’s date or earlier", "checkedOn");
  if (recorded.outcome === "unnamed")
    return refuse("Enter the name as it appears on the evidence", "checkedName");
  const done = `Sanctions check recorded.${describeGone(recorded)}`;
  return { ok: true, answer: { done } };
}

/** Documents name the landlord exactly like this. Somebody on the list is recorded under any name. */
function findUnprintable({ name = "", address }: { name?: string; address?: string | null }) {
  const ofName = describeUnprintable(name);
  if (ofName !== null)
    return refuse(
      `${ofName} Enter it in Latin letters, as in the machine-readable lines of their passport.`,
      "checkedName",
    );
  const ofAddress = describeUnprintable(address ?? "");
  return ofAddress === null
    ? null
    : refuse(`${ofAddress} Enter it in Latin letters.`, "checkedAddress");
}

/** What is recorded, and what it did to the landlord's homes, in one transaction. */
export async function recordSanctionsCheck(
  app: AppContext,
  staff: StaffActor,
  landlordId: string,
  check: SanctionsCheck,
): Promise<OffMarket & { outcome: "recorded" | "future" | "unnamed" | "none" }> {
  const today = getLondonDate(app.now());
  return transact(app.database.orm, async (tx) => {
    const outcome = await recordSanctionsCheckIn(tx, staff, landlordId, { ...check, today });
    if (outcome !== "recorded" && outcome !== "renamed") return { outcome, ...nothingGone };
    // Papers that nobody has signed name them as they were checked before.
    if (outcome === "renamed") await withdrawStatementsOf(tx, staff, { landlordId, at: app.now() });
    return { outcome: "recorded", ...(await withdrawListed(tx, app, staff, landlordId)) };
  });
}

interface OffMarket {
  homes: number;
  viewings: number;
}

const nothingGone: OffMarket = { homes: 0, viewings: 0 };

/**
 * Takes every advertised home of a landlord who is on the sanctions list off the market: to market it
 * is to deal with what is frozen (Sanctions and Anti-Money Laundering Act 2018, section 3, and the
 * regulations under it). Renters read only that it is no longer to let, and the home's history has
 * the words of the gate: what was found stands on the landlord's page and in their audit.
 */
export async function withdrawListed(
  tx: Transaction,
  app: AppContext,
  actor: StaffActor,
  landlordId: string,
): Promise<OffMarket> {
  const landlord = await findLandlord(tx, landlordId);
  if (landlord?.sanctionsResult !== "match") return nothingGone;
  const ids = (await listHomesOfLandlord(tx, landlordId)).map(({ id }) => id);
  await addMissingRecords(tx, ids, blmOrigin);
  const gone = { ...nothingGone };
  for (const record of await lockRecords(tx, ids)) {
    if (!isAdvertised(record.state)) continue;
    const order = { to: "withdrawn", actor, cancelViewings: true, reason: landlordListed } as const;
    const moved = await moveListing(tx, app, record, order);
    if (!moved.ok) throw new Error(`The home ${record.id} could not be withdrawn.`);
    await finishChange(tx, app, record.id);
    gone.homes++;
    gone.viewings += moved.cancelled;
  }
  return gone;
}

export function describeGone({ homes, viewings }: OffMarket): string {
  if (homes === 0) return "";
  const off = homes === 1 ? "Their property is" : `Their ${homes} advertised properties are`;
  const ended = formatCount(viewings, "viewing was", "viewings were");
  return ` ${off} off the market${viewings === 0 ? "" : `, and ${ended} cancelled`}.`;
}
