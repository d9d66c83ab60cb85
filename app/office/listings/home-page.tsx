import { data } from "react-router";
import type { Route } from "./+types/home-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { handleHomeForm } from "../../../server/homes/handle-home-form.ts";
import { showHome } from "../../../server/homes/show-home.ts";
import { getSignedIn, readOfficeUploads } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { throwNotFound } from "../shell/record-id.ts";
import { HomeEditor } from "./home-editor.tsx";
import "./bricks.css";
import "./editor.css";
import "./editor-side.css";
import { bodyBytes } from "../../../domain/shared/body-limits.ts";

export const handle = { shows: ["listing"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { role, staffId, branchView } = getSignedIn({ context });
  const home = await showHome(app, params.id, staffId);
  if (home === null) throwNotFound();
  const { branches } = home;
  const choices = branchView?.isLimited
    ? branches.filter(({ id }) => id === branchView.own)
    : branches;
  return {
    home: { ...home, branches: choices },
    mapStyleUrl: app.config.mapStyleUrl,
    may: {
      edit: isAllowed(role, "edit-listings"),
      publish: isAllowed(role, "publish-listings"),
      pass: isAllowed(role, "override-warnings"),
      seeHistory: isAllowed(role, "see-history"),
    },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const tooLarge = { fields: { change: "too-large" }, files: [] };
  const { fields, files } =
    (await readOfficeUploads({ request, context }, bodyBytes.homePage)) ?? tooLarge;
  const answer = await handleHomeForm(app, getSignedIn({ context }), params.id, fields, files);
  const { refusal, saved, pictureConflict } = answer;
  if (refusal?.missing) throwNotFound();
  const isConflict = (saved?.conflicts.length ?? 0) > 0 || pictureConflict !== null;
  return data(answer, { status: refusal ? 422 : isConflict ? 409 : 200 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = loaderData.home;
  return <HomeEditor key={id} {...loaderData} answer={actionData} />;
}
