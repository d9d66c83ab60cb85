import type { RouterContextProvider } from "react-router";
import { findRecipientPhone } from "../campaigns/find-campaign-phone.ts";
import { appContext, reportError } from "./page-contexts.ts";

/** For the pages behind the links of a campaign's mail. They take an answer without it all the same. */
export async function loadCampaignPhone({
  context,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  url: URL;
}): Promise<{ branchPhone: string | null }> {
  const { orm } = context.get(appContext).database;
  const id = url.searchParams.get("id") ?? "";
  const branchPhone = await findRecipientPhone(orm, id).catch((error: unknown) => {
    context.get(reportError)(error);
    return null;
  });
  return { branchPhone };
}
