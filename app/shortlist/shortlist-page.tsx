import { formatCount } from "../../domain/shared/formats/count.ts";
import { href, useRevalidator } from "react-router";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { findSummaries } from "../../server/listings/listings-by-id.ts";
import type { Route } from "./+types/shortlist-page";
import { readIds } from "../saved/ids-query.ts";
import {
  findRequestedHomes,
  noRequestedHomes,
  type RequestedHomes,
} from "../saved/requested-homes.ts";
import { OwnShortlist } from "./own-shortlist.tsx";
import { RecentlyViewed } from "../listings/similar/recently-viewed.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Note } from "../ui/note.tsx";
import { HomeList, UnavailableHomes, TryAgain } from "./home-list.tsx";
import { addAllToShortlist } from "../saved/saved-actions.ts";
import { listLimits } from "../saved/saved-homes.ts";
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
    "The homes to rent you’ve saved on this device. Look at them again, compare them, or send them to someone as a link.";
  const title = loaderData.shared ? "A shared shortlist" : "Your shortlist";
  return [...createPageMeta(title, description), noIndex];
}

function SharedShortlist({ list }: { list: RequestedHomes }) {
  const { homes, unavailableIds, omittedCount, today } = list;
  const { revalidate } = useRevalidator();
  return (
    <>
      <header className="kept__head">
        <h1>A shared shortlist</h1>
        <p className="lede">
          These homes came with the link. Save the ones you like to your own shortlist.
        </p>
      </header>
      {list.hasFailed && <TryAgain onTry={() => void revalidate()} />}
      <UnavailableHomes count={unavailableIds.length} />
      {omittedCount > 0 && (
        <Note>
          A list can hold {listLimits.shortlist} homes. The link has {omittedCount} more, which are
          left out.
        </Note>
      )}
      {homes.length > 0 && (
        <>
          <div className="kept__bar">
            <p>{formatCount(homes.length, "home")}</p>
            <span className="kept__script">
              <Button look="secondary" size="small" onClick={() => addAllToShortlist(homes)}>
                Save all to my shortlist
              </Button>
            </span>
          </div>
          <HomeList homes={homes} today={today} />
        </>
      )}
      {homes.length === 0 && !list.hasFailed && (
        <EmptyState title="None of these homes is available now">
          <div className="row">
            <ButtonLink to={href("/properties")}>See all homes</ButtonLink>
          </div>
        </EmptyState>
      )}
    </>
  );
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
