import * as v from "valibot";
import { sanctionsCheckFields } from "../../domain/landlords/landlord-fields.ts";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { recordSanctionsCheck } from "../landlords/change-landlord.ts";
import type { findLandlordOfHome } from "../landlords/landlords.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { findStaff } from "../staff/staff.ts";

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
    by: colleague?.name ?? "somebody who has left",
    note: landlord.sanctionsNote ?? "",
  };
}

/** Named apart from the fields of the other forms of the page. */
const checkFields = v.object({
  result: sanctionsCheckFields.entries.result,
  checkedOn: sanctionsCheckFields.entries.on,
  searched: sanctionsCheckFields.entries.note,
});

export async function checkSanctions(
  app: Pick<AppContext, "database" | "now">,
  staff: { staffId: string },
  landlordId: string,
  fields: Readonly<Partial<Record<string, string>>>,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(checkFields, { ...fields, searched: fields["searched"] ?? "" });
  if (!read.success) return refuseFields(read.issues);
  const { result, checkedOn: on, searched: note } = read.output;
  const recorded = await recordSanctionsCheck(app, staff, landlordId, { result, on, note });
  if (recorded === "future") return refuse("Please give a day that is not to come", "checkedOn");
  return { ok: true, answer: { done: "The check of the sanctions list is recorded." } };
}
