import type { Route } from "./+types/tenancies-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { listTenancies } from "../../../server/tenancies/list-tenancies.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OfficeTitle } from "../shell/office-head.tsx";
import { TenancyList } from "./tenancy-list.tsx";
import { readTenancyListView } from "./read-tenancy-list-view.ts";
import "./tenancies.css";

export const handle = { shows: ["tenancy"] } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = readTenancyListView(url);
  return {
    view,
    tenancies: await listTenancies(
      context.get(appContext),
      view,
      getShownBranch(getSignedIn({ context })),
    ),
  };
}

export default function TenanciesPage({ loaderData: { view, tenancies } }: Route.ComponentProps) {
  return (
    <>
      <OfficeTitle title="Tenancies" />
      <div className="tenancies">
        <TenancyList tenancies={tenancies} view={view} chosen={null} />
        <div className="tenancies__empty">
          <EmptyState title={tenancies.length === 0 ? "No tenancies here" : "Select a tenancy"}>
            <p>We create a tenancy when you accept an offer.</p>
          </EmptyState>
        </div>
      </div>
    </>
  );
}
