import type { AppContext } from "../app-context.ts";
import { type MarkListingResult, markListingIn } from "../viewings/off-market/mark-listing.ts";

/** In a transaction of its own. */
export function markListing(
  app: AppContext,
  id: string,
  status: "available" | "let-agreed",
  { cancelViewings = false } = {},
): Promise<MarkListingResult> {
  return app.database.orm.transaction((tx) =>
    markListingIn(tx, app, { id, status, cancelViewings, actor: "command line" }),
  );
}
