import { useEffect } from "react";
import { data, href, Link, Outlet, redirect, useLocation } from "react-router";
import type { Route } from "./+types/office-layout";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { getPageOf } from "../../domain/staff/office-access.ts";
import { toReturnPath } from "../../domain/staff/office-path.ts";
import { noIndex } from "../brand/page-meta.ts";
import { createProblemResponse } from "../../server/platform/submissions/problem.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { isWithinBranch } from "../../server/site/branch-guard.ts";
import { takeTurn } from "../../server/site/take-turns.ts";
import {
  type Admission,
  admitToOffice,
  isFetchedByPage,
} from "../../server/staff/admit-to-office.ts";
import { readOfficeCookie } from "../../server/staff/cookies.ts";
import { showBranches } from "../../server/branches/show-branches.ts";
import { countWaiting } from "../../server/today/count-waiting.ts";
import { notForDemo, staleSignIn } from "../../server/staff/refusals.ts";
import { officeVisit } from "../../server/staff/office-contexts.ts";
import { deleteOfficeCopy, deleteOldCopy } from "./viewings/run-sheet/office-copy.ts";
import type { Connection } from "./shell/live/office-events.ts";
import { OfficeFrame } from "./shell/navigation/office-frame.tsx";
import { OfficeProblem } from "./shell/office-problem.tsx";
import { findPageProblem } from "./shell/page-problem.ts";
import { PageLoading } from "./shell/page-loading.tsx";
import { KeptFormRestorer, useKeptForm } from "./shell/form/use-kept-form.ts";
import { useCounts } from "./shell/navigation/use-counts.ts";
import { useFocusAfterForm } from "./shell/form/use-focus-after-form.ts";
import { useOfficeEvents } from "./shell/live/use-office-events.ts";
import { UnsentNote } from "./shell/form/unsent-note.tsx";
import "./office.css";
import "./shell/patterns.css";
import "./shell/navigation/branch-choice.css";
import "./shell/navigation/rail.css";
import "./shell/sections.css";

export const handle = { ownFrame: true } satisfies PageHandle;

export function meta() {
  return [noIndex];
}

/** Nothing of the office runs for a request that is not admitted. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) =>
    isFetchedByPage(request) ? takeTurn(context.get(appContext).database.engine, next) : next(),
  async ({ request, url, pattern, params, context }, next) => {
    const admission = await admitToOffice(context.get(appContext), request, pattern);
    if (admission.kind !== "admitted") throw refuseVisit(admission.kind, { request, url, pattern });
    const { signedIn } = admission.visit;
    const isOwn =
      signedIn === null ||
      (await isWithinBranch(context.get(appContext), signedIn, { request, url, pattern, params }));
    // Thrown here a 404 would be the public site's, where no colleague finds back.
    if (!isOwn)
      throw request.method === "GET" ? redirect("/office/no-access") : data(null, { status: 404 });
    // Before the page reads anything, so that no change falls in between.
    const streamPosition = context.get(appContext).officeStream.getPosition();
    context.set(officeVisit, { ...admission.visit, streamPosition });
    const response = await next();
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  },
];

/** A page leads on, a call gets a problem document. */
function refuseVisit(
  kind: Exclude<Admission["kind"], "admitted">,
  { request, url: { pathname, search }, pattern }: { request: Request; url: URL; pattern: string },
): Response {
  const isCall = request.headers.get("Content-Type")?.startsWith("application/json");
  if (!isCall && (kind === "sign-in" || kind === "stale-sign-in"))
    return redirect(createSignInPath(toReturnPath(getPageOf(pattern, pathname), search), request));
  if (!isCall && kind === "no-access") return redirect("/office/no-access");
  if (!isCall && kind === "not-for-demo") return redirect("/office/no-access?demo");
  return createProblemResponse(refusals[kind]);
}

/** A form that was sent is lost to the site, so the page to sign in says what to do. */
function createSignInPath(page: string, { method }: Request): string {
  const unsent = method === "POST" ? "&unsent" : "";
  return `/office/sign-in?to=${encodeURIComponent(page)}${unsent}`;
}

const refusals = {
  "sign-in": { status: 401, title: "Not signed in", detail: "Sign in to continue." },
  "stale-sign-in": {
    status: 403,
    title: "Sign in again",
    detail: staleSignIn.refusal.detail,
  },
  "no-access": {
    status: 403,
    title: "Not allowed",
    detail: "You don’t have permission to do this.",
  },
  "not-for-demo": {
    status: 403,
    title: "Not available in the demo",
    detail: notForDemo.refusal.detail,
  },
  "no-such-call": { status: 405, title: "Not found", detail: "We can’t find that endpoint." },
  "other-site": {
    status: 403,
    title: "Unknown origin",
    detail: "The office only accepts forms from its own pages, at the site’s public address.",
  },
} as const;

export { revalidateBesideDialogs as shouldRevalidate } from "./shell/dialog-pages.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { signedIn, streamPosition } = context.get(officeVisit);
  return {
    person: signedIn && {
      id: signedIn.staffId,
      name: signedIn.name,
      role: signedIn.role,
      branchView: signedIn.branchView,
      isDemo: signedIn.isDemo,
    },
    counts: signedIn && (await countWaiting(context.get(appContext), signedIn)),
    position: signedIn && streamPosition,
    branches: signedIn && (await showBranches(context.get(appContext), signedIn)),
    isDark: readOfficeCookie(request, "office-theme") === "dark",
  };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const [counts, countAgain] = useCounts(loaderData.counts);
  const connection = useOfficeEvents(loaderData.position, countAgain);
  const isTypedAgain = useKeptForm(loaderData.person?.id ?? null);
  const staffId = loaderData.person?.id;
  useFocusAfterForm();
  // What the run sheet keeps on the device goes with the session, and after the day.
  useEffect(() => {
    void (staffId ? deleteOldCopy(getLondonDate(new Date()), staffId) : deleteOfficeCopy());
  }, [staffId]);
  return (
    <OfficeFrame {...loaderData} counts={counts}>
      <ConnectionNote connection={connection} />
      {isTypedAgain && (
        <output className="office__lost">
          That wasn’t sent. We’ve put your answers back in the form. Check them, then send again.
        </output>
      )}
      <UnsentNote />
      <PageLoading>
        <Outlet />
        <KeptFormRestorer staffId={loaderData.person?.id ?? null} />
      </PageLoading>
    </OfficeFrame>
  );
}

function ConnectionNote({ connection }: { connection: Connection }) {
  const { pathname, search } = useLocation();
  if (connection === "open") return null;
  return (
    <output className="office__lost">
      {connection === "lost" ? (
        "You’re offline. This page may be out of date and will update when you’re back online."
      ) : (
        <>
          You’re signed out.{" "}
          <Link
            to={`${href("/office/sign-in")}?to=${encodeURIComponent(toReturnPath(pathname, search))}`}
          >
            Sign in again
          </Link>
        </>
      )}
    </output>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <OfficeFrame person={null} counts={null} branches={null} isDark={false} {...loaderData}>
      <OfficeProblem problem={findPageProblem(error)} />
    </OfficeFrame>
  );
}
