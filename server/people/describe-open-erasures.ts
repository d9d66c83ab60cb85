import { calculateErasureDue } from "../../domain/privacy/erasure.ts";
import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { findDataSubject } from "../privacy/data-subject.ts";
import { listOpenErasures } from "../privacy/request-erasure.ts";
import { listColleagues } from "../staff/staff.ts";

/** What waits for a second person, with the day by which the law wants it answered: oldest first. */
export async function describeOpenErasures({ database }: AppContext) {
  const open = await listOpenErasures(database.orm);
  if (open.length === 0) return [];
  const colleagues = await listColleagues(database.orm, "ever");
  return Promise.all(
    open.map(async ({ id, subjectId, name, askedBy, askedAt }) => ({
      id,
      // A contact that was joined to another since has the other's card, as has a caller who has one now.
      personId: (await findDataSubject(database.orm, subjectId))?.id ?? subjectId,
      name,
      by: colleagues.find((one) => one.id === askedBy)?.name ?? "a former colleague",
      due: formatNumericDate(getLondonDate(calculateErasureDue(askedAt))),
    })),
  );
}
