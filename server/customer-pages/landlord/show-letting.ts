import { findDepositScheme } from "../../../domain/agency/agency.ts";
import { listMoneyRows } from "../../../domain/customer-pages/landlord-money.ts";
import { formatMoment } from "../../../domain/customer-pages/renter-steps.ts";
import { findTermsInForce, findTermsToSign } from "../../../domain/landlords/terms-of-business.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { findSignedOn } from "../../../domain/tenancies/steps/required-steps.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import { listTerms } from "../../landlords/landlords.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";
import { findCheckIn } from "../../viewings/appointments/find-check-in.ts";

/** Whose money is here, what we take and who meets the tenant. */
export async function showMoney(
  db: Queryable,
  { row, tenancy }: LoadedTenancy,
  { landlordId, today }: { landlordId: string; today: string },
) {
  const terms = await listTerms(db, landlordId);
  const checkIn = await findCheckIn(db, row.listingId, row.createdAt);
  return listMoneyRows({
    tenancy,
    plan: findTermsInForce(terms)?.plan ?? null,
    hasTermsToSign: findTermsToSign(terms) !== null,
    depositScheme: findDepositScheme(await findHomeAgency(db, row.listingId)),
    today,
    checkIn: checkIn && { when: formatMoment(checkIn.startsAt), with: checkIn.with },
  });
}

export function showLetting({ row, tenancy }: LoadedTenancy) {
  return {
    id: row.id,
    state: tenancy.state,
    isSigned: findSignedOn(tenancy) !== null,
    names: tenancy.people
      .filter(({ role }) => role === "tenant")
      .map(({ name }) => name)
      .join(" and "),
    rent: `${formatPounds(tenancy.rentPcm)} pcm`,
    startsOn: formatNumericDate(tenancy.startsOn),
  };
}
