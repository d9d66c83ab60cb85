import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { eq, inArray } from "drizzle-orm";
import {
  type CheckedLandlord,
  isOtherLandlord,
  nameLandlord,
} from "../../domain/landlords/landlord-check.ts";
import type { SanctionsCheck } from "../../domain/landlords/landlord-fields.ts";
import { renameContact } from "../contacts/rename-contact.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { checkHomesAnew, noteLandlordChange } from "./change-landlord.ts";
import { landlordHomes, landlords } from "./landlord-tables.ts";
import { findLandlord } from "./landlords.ts";

/**
 * At instruction, and again whenever it is looked up or their record changed. It is about the name and
 * address that were confirmed from the evidence, which papers take. A match is reported to OFSI. What
 * it means for their homes and tenancies is the caller's: `recordSanctionsCheck`.
 */
export async function recordSanctionsCheckIn(
  tx: Transaction,
  actor: StaffActor,
  landlordId: string,
  { result, on, note, today, ...confirmed }: SanctionsCheck & { today: string },
): Promise<"recorded" | "renamed" | "future" | "unnamed" | "none"> {
  if (on > today) return "future";
  const before = await findLandlord(tx, landlordId);
  if (before === null) return "none";
  const checkedAs = planCheck(before, confirmed);
  if (checkedAs === null) return "unnamed";
  const isRenamed = before.checkedAs !== null && checkedAs.version > before.checkedAs.version;
  const checked = {
    checkedAs,
    sanctionsResult: result,
    sanctionsCheckedOn: on,
    sanctionsCheckedBy: actor.staffId,
    sanctionsNote: note,
  };
  await tx.update(landlords).set(checked).where(eq(landlords.id, landlordId));
  const theirs = tx
    .select({ id: landlordHomes.listingId })
    .from(landlordHomes)
    .where(eq(landlordHomes.landlordId, landlordId));
  await checkHomesAnew(tx, inArray(listingRecords.id, theirs));
  await noteLandlordChange(tx, actor, "landlord.sanctions-checked", landlordId, {
    result,
    ...(isRenamed && { as: "a different name or address" }),
  });
  return isRenamed ? "renamed" : "recorded";
}

type Before = Pick<
  NonNullable<Awaited<ReturnType<typeof findLandlord>>>,
  "companyName" | "firstname" | "lastname" | "address" | "checkedAs"
>;

/**
 * What nobody says otherwise is what was confirmed last. Never what the record says: anybody may have
 * written that. Null for a first check that says no name.
 */
function planCheck(
  before: Before,
  confirmed: Pick<SanctionsCheck, "name" | "address" | "recordName" | "recordAddress">,
): CheckedLandlord | null {
  const { checkedAs } = before;
  const now = { name: nameLandlord(before), address: before.address };
  const { name = checkedAs?.name, address = checkedAs?.address ?? null } = confirmed;
  if (name === undefined) return null;
  const record = {
    name: confirmed.recordName ?? now.name,
    address: confirmed.recordAddress === undefined ? now.address : confirmed.recordAddress,
    isCompany: before.companyName !== null,
  };
  if (checkedAs === null) return { name, address, record, version: 0 };
  const isOther = isOtherLandlord(checkedAs, { name, address });
  return { name, address, record, version: checkedAs.version + (isOther ? 1 : 0) };
}

/**
 * Writes to the record again what it said when the landlord was checked, so that their check counts.
 * @returns `none` where nothing was changed since
 */
export async function putLandlordBack(
  tx: Transaction,
  actor: StaffActor,
  landlordId: string,
): Promise<"put-back" | "none"> {
  const landlord = await findLandlord(tx, landlordId);
  if (!landlord?.checkedAs) return "none";
  const { name, address, isCompany } = landlord.checkedAs.record;
  const companyName = isCompany ? name : null;
  await tx.update(landlords).set({ companyName, address }).where(eq(landlords.id, landlordId));
  if (!isCompany) await renameContact(tx, landlord.contactId, name);
  await noteLandlordChange(tx, actor, "landlord.record-put-back", landlordId);
  return "put-back";
}
