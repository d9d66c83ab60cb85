import { data, href, redirect } from "react-router";
import { createFactRows } from "../../domain/listings/facts/fact-rows.ts";
import type { WithdrawnHome, ListingSummary } from "../../domain/listings/listing.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { createAreaBreadcrumbs } from "../seo/breadcrumbs.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import type { AppContext } from "../../server/app-context.ts";
import { findBranchPhone } from "../../server/branches/home-agency.ts";
import { findListing } from "../../server/listings/listings.ts";
import { findSimilarHomes } from "../../server/listings/similar-homes.ts";
import { findWithdrawn } from "../../server/listings/withdrawn-home.ts";
import { findAreaBySlug } from "../../server/places/gazetteer/areas.ts";
import { appContext, siteOrigin } from "../../server/site/page-contexts.ts";
import type { Route } from "./+types/property-page";
import { buildAreaSlug } from "../places/area-slug.ts";
import { HomeView } from "./home-view.tsx";
import { createPropertyMeta } from "./property-meta.ts";
import { createQrPath } from "./share/qr-path.ts";
import "./property.css";
import "./similar/similar-homes.css";
import "./below-the-fold.css";
import "./documents.css";
import "./brochure.css";
import { MessagePage } from "../agency/message-page.tsx";
import brickedUp from "../ui/art/bricked-up.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { Plate } from "../ui/plate.tsx";
import { SimilarHomes } from "./similar/lazy-similar-homes.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (url.pathname.startsWith("/propertys/")) {
    throw redirect(href("/property/:id", { id: params.id }) + url.search, 301);
  }
  const app = context.get(appContext);
  const home = await findListing(app, params.id);
  if (home === null) return loadWithdrawnHome(app, params.id);
  const address = context.get(siteOrigin) + href("/property/:id", { id: home.id });
  const area = findAreaBySlug(buildAreaSlug(home.area));
  const place = area ?? findAreaBySlug(buildAreaSlug(home.city));
  return {
    home,
    rows: createFactRows(home),
    address,
    code: createQrPath(address),
    areaPath: getAreaPath(home),
    trail: createAreaBreadcrumbs(place, findAreaBySlug),
    similar: await findSimilarHomes(app, home),
    branchPhone: await findBranchPhone(app.database.orm, home.id),
    mapStyleUrl: app.config.mapStyleUrl,
    today: getLondonDate(app.now()),
  };
}

/** Answers 410 for a home that was once listed, 404 for any other id. */
async function loadWithdrawnHome(app: AppContext, id: string) {
  const found = await findWithdrawn(app, id);
  if (found === null) throw data(null, { status: 404 });
  const answer = {
    ...found,
    branchPhone: await findBranchPhone(app.database.orm, id),
    areaPath: getAreaPath(found.withdrawn),
    today: getLondonDate(app.now()),
  };
  return data(answer, { status: 410 });
}

function getAreaPath({ area }: Pick<WithdrawnHome, "area">): string | null {
  const found = findAreaBySlug(buildAreaSlug(area));
  return found && href("/flats-to-rent/:id", { id: found.slug });
}

export const handle: PageHandle = {
  ownPicture: true,
  cache: { freshness: "homes" },
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if ("withdrawn" in loaderData) return createWithdrawnMeta(loaderData.withdrawn);
  return createPropertyMeta(loaderData.home, loaderData.trail, matches[0].loaderData.origin);
}

function createWithdrawnMeta({ name, area }: WithdrawnHome) {
  const description = `${name} in ${area} has left the market. See similar homes to rent nearby.`;
  return [...createPageMeta(`${name}: no longer to rent`, description), noIndex];
}

/** Its pictures and its share sheet are history entries of the same URL. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  return "withdrawn" in loaderData ? (
    <WithdrawnHomeView {...loaderData} />
  ) : (
    <HomeView {...loaderData} />
  );
}

function WithdrawnHomeView({
  withdrawn,
  areaPath,
  similar,
  today,
}: {
  withdrawn: WithdrawnHome;
  areaPath: string | null;
  similar: ListingSummary[];
  today: string;
}) {
  return (
    <>
      <MessagePage picture={brickedUp}>
        <Plate
          area={withdrawn.area}
          outcode={withdrawn.outcode}
          size="large"
          to={areaPath ?? undefined}
        />
        <h1>{withdrawn.name} is no longer to rent</h1>
        <p className="lede">
          It was let, or its landlord has taken it off the market.
          {similar.length > 0 && " See similar homes nearby below."}
        </p>
        <div className="row">
          {areaPath !== null && <ButtonLink to={areaPath}>Homes in {withdrawn.area}</ButtonLink>}
          <ButtonLink look={areaPath === null ? "primary" : "secondary"} to={href("/properties")}>
            All homes to rent
          </ButtonLink>
        </div>
      </MessagePage>
      <SimilarHomes title="Similar homes to rent" homes={similar} today={today} />
    </>
  );
}
