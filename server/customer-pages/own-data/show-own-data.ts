import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { listOwnChoices } from "./choose-marketing.ts";
import { findConfirmation, planOwnErasure } from "./own-data.ts";

/** What the page of one's own data shows; whether its address holds what a mail confirms. */
export async function showOwnData(app: AppContext, opened: OpenCase, linkSecret: string) {
  const confirmed = linkSecret === "" ? null : await findConfirmation(app, opened, linkSecret);
  return {
    choices:
      opened.kind === "renter" ? await listOwnChoices(app.database.orm, opened.contactIds) : null,
    isStale: linkSecret !== "" && confirmed === null,
    confirmed,
    erasure: confirmed === "erasure" ? await planOwnErasure(app, opened) : null,
  };
}
