import type { Route } from "./+types/lets-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { listLets } from "../../../server/tenancies/list-lets.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OfficeTitle } from "../shell/office-head.tsx";
import { LetsList } from "./lets-list.tsx";
import { readLetView } from "./read-let-view.ts";
import "./lets.css";

export const handle = { shows: ["tenancy"] } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = readLetView(url);
  return {
    view,
    lets: await listLets(context.get(appContext), view, getShownBranch(getSignedIn({ context }))),
  };
}

export default function LetsPage({ loaderData: { view, lets } }: Route.ComponentProps) {
  return (
    <>
      <OfficeTitle title="Tenancies" />
      <div className="lets">
        <LetsList lets={lets} view={view} chosen={null} />
        <div className="lets__empty">
          <EmptyState title={lets.length === 0 ? "Tenancy not found" : "Select a tenancy"}>
            <p>We create a tenancy when you accept an offer.</p>
          </EmptyState>
        </div>
      </div>
    </>
  );
}
