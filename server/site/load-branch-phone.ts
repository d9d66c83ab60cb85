import type { RouterContextProvider } from "react-router";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import type { AppContext } from "../app-context.ts";
import { findBranchPhone } from "../branches/home-agency.ts";
import { findRecipientPhone } from "../campaigns/find-campaign-phone.ts";
import { appContext, reportError } from "./page-contexts.ts";

type Context = Readonly<RouterContextProvider>;
interface Visit {
  context: Context;
  url: URL;
}

/** For the pages behind the links of a campaign's mail. */
export async function loadCampaignPhone({ context, url }: Visit) {
  const id = url.searchParams.get("id") ?? "";
  return { branchPhone: await findPhone(context, (app) => findRecipientPhone(app, id)) };
}

/** For a page that has no home of its own, of the home that its address names. */
export async function loadPhoneOfAddress({ context, url }: Visit) {
  const home = url.searchParams.get("home") ?? "";
  const isHome = listingIdForm.test(home);
  return {
    branchPhone: isHome
      ? await findPhone(context, ({ database }) => findBranchPhone(database.orm, home))
      : null,
  };
}

/** The address of such a page, with the home that led to it if that has a branch. */
export async function addHomeOfBranch(
  context: Context,
  path: string,
  listingId: string,
): Promise<string> {
  const phone = await findPhone(context, ({ database }) =>
    findBranchPhone(database.orm, listingId),
  );
  return phone === null ? path : `${path}?${new URLSearchParams({ home: listingId })}`;
}

/** Null, too, while the database does not answer: nothing else on these pages needs it. */
async function findPhone(
  context: Context,
  find: (app: AppContext) => Promise<string | null>,
): Promise<string | null> {
  try {
    return await find(context.get(appContext));
  } catch (error) {
    context.get(reportError)(error);
    return null;
  }
}
