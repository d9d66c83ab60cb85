import { formatCount, choosePlural } from "../../../../domain/shared/formats/count.ts";
import { maySend } from "../../../../domain/staff/office-forms.ts";
import { homesForms } from "../../../../domain/listings/homes-forms.ts";
import { href } from "react-router";
import type { Route } from "./+types/homes-page";
import type { PageHandle } from "../../../../domain/site/page-handle.ts";
import {
  formatHomesQuery,
  hasOwnFilters,
  readHomesView,
  writeHomesView,
} from "../../../../domain/listings/homes-view.ts";
import { isAllowed } from "../../../../domain/staff/roles.ts";
import { homesActs } from "../../../../server/homes/list/homes-acts.ts";
import { showHomes } from "../../../../server/homes/list/show-homes.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../../server/staff/sessions.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useInboxKeys } from "../../inbox/use-inbox-keys.ts";
import { OfficeHead } from "../../shell/office-head.tsx";
import { Pager } from "../../shell/table/pager.tsx";
import { UndoNote } from "../../shell/form/undo-note.tsx";
import { ViewMenu } from "../../shell/table/view-menu.tsx";
import { buildHomesPath, HomesFilters, HomesSearch, HomesTabs } from "./homes-filters.tsx";
import { HomesKeys } from "./homes-keys.tsx";
import { HomesTable } from "./homes-table.tsx";
import { useRowOrders } from "./use-row-orders.ts";
import "./homes.css";
import "./homes-table.css";
import "../progress-blocks.css";

export const handle = { shows: ["listing", "viewing", "offer"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { staffId, role } = signedIn;
  const view = readHomesView(url.searchParams);
  return {
    view,
    ...(await showHomes(app, { staffId, branch: getShownBranch(signedIn) }, view)),
    mayMove: maySend(signedIn, homesForms.state),
    mayEdit: isAllowed(role, "edit-listings"),
  };
}

export const action = answerForms(homesActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function HomesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, homes, counts, savedViews, mayEdit, mayMove } = loaderData;
  const query = formatHomesQuery({ ...view, page: 1 });
  const savedView = savedViews.find((one) => one.query === query);
  const keys = useInboxKeys();
  useRowOrders();
  return (
    <>
      <OfficeHead title="Listings" note={describeCounts(counts)}>
        <HomesSearch view={view} />
        {mayEdit && (
          <ButtonLink to={href("/office/listings/new")} size="small" data-key="n">
            <Icon name="plus" />
            New <kbd className="hide-on-phone">N</kbd>
          </ButtonLink>
        )}
      </OfficeHead>
      <HomesTabs view={view} counts={counts} savedViews={savedViews} savedView={savedView} />
      <HomesFilters view={view}>
        {mayMove && (savedView || hasOwnFilters(view)) && (
          <ViewMenu forms={homesForms} query={query} savedView={savedView} />
        )}
        <p className="homes__promise tiny">Feeds can’t withdraw properties added in the office.</p>
      </HomesFilters>
      <UndoNote form={homesForms.undo} answer={actionData} />
      {homes.length === 0 ? (
        <EmptyState
          title={view.find === "" ? "No properties here" : `No properties match “${view.find}”`}
        >
          <p>{describeEmpty(view)}</p>
        </EmptyState>
      ) : (
        <HomesTable
          // Not by its order: the heading that sorts it keeps the focus.
          key={buildHomesPath({ ...view, sort: "days", descending: true })}
          view={{ ...view, sort: loaderData.sortedBy }}
          homes={homes}
          median={loaderData.medianDays}
          mayMove={mayMove}
        />
      )}
      <Pager
        page={view.page}
        hasMore={loaderData.hasMore}
        query={writeHomesView({ ...view, page: 1 })}
      />
      {homes.length > 0 && (
        <HomesKeys {...keys} median={loaderData.medianDays} shown={loaderData.shown} />
      )}
    </>
  );
}

/** What was searched, or where else to look. */
function describeEmpty(view: Route.ComponentProps["loaderData"]["view"]): string {
  return view.find === ""
    ? "Choose another status, or change the filters."
    : "We searched names, streets, postcodes and references.";
}

function describeCounts({ all, live, blocked }: Route.ComponentProps["loaderData"]["counts"]) {
  const homes = formatCount(all, "property", "properties");
  const stopped =
    blocked === 0
      ? ""
      : ` ${blocked} can’t be published as ${choosePlural(blocked, "it is", "they are")}.`;
  return `${homes}, ${live} live.${stopped}`;
}
