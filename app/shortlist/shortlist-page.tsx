import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { findSummaries } from "../../server/listings/listings-by-id.ts";
import type { Route } from "./+types/shortlist-page";
import { readIds } from "../saved/ids-query.ts";
import { findRequestedHomes, noRequestedHomes } from "../saved/requested-homes.ts";
import { OwnShortlist } from "./own-shortlist.tsx";
import { RecentlyViewed } from "../listings/recently-viewed.tsx";
import { SharedShortlist } from "./shared-shortlist.tsx";
import "./chosen-homes.css";
import "./shortlist.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const shared = readIds(url.searchParams).length > 0;
  const app = context.get(appContext);
  const find = (ids: readonly string[]) => findSummaries(app, ids);
  return {
    shared,
    ...(await findRequestedHomes(url.searchParams, getLondonDate(app.now()), find)),
  };
}

/** Components on other pages also fetch this route, so a failure must not break their page. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const shared = readIds(url.searchParams).length > 0;
  if (!shared) return { shared, ...noRequestedHomes };
  try {
    return await serverLoader();
  } catch {
    return { shared, ...noRequestedHomes, hasFailed: true };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const description =
    "The homes to rent that you have saved on this device: look at them again, compare them, or send them to somebody as a link.";
  const title = loaderData.shared ? "A shared shortlist" : "Your shortlist";
  return [...createPageMeta(title, description), noIndex];
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap chosen-homes kept">
        {loaderData.shared ? <SharedShortlist list={loaderData} /> : <OwnShortlist />}
      </div>
      <RecentlyViewed />
    </>
  );
}
