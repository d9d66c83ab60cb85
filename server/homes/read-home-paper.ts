import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { readDocument } from "../documents/read-document.ts";
import { findLandlordOfHome } from "../landlords/landlords.ts";

/** A paper of the home or of its landlord. Who reads it stands in the audit. */
export async function readHomePaper(
  app: Pick<AppContext, "database" | "documentKeys">,
  staff: { staffId: string },
  listingId: string,
  paperId: string,
) {
  if (!isUuid(paperId)) return null;
  const landlord = await findLandlordOfHome(app.database.orm, listingId);
  return readDocument(
    app,
    staff,
    paperId,
    ({ subject, subjectId }) =>
      (subject === "home" && subjectId === listingId) ||
      (subject === "landlord" && subjectId === landlord?.id),
  );
}
