import { maySend } from "../../../../domain/staff/office-forms.ts";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import type { Route } from "./+types/home-page";
import type { PageHandle } from "../../../../domain/site/page-handle.ts";
import { isAllowed } from "../../../../domain/staff/roles.ts";
import { homeActs, readHomeForm, tooLarge } from "../../../../server/homes/home-acts.ts";
import { showHome } from "../../../../server/homes/show-home.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { throwNotFound } from "../../shell/record-id.ts";
import { HomeEditor } from "./home-editor.tsx";
import "../progress-blocks.css";
import "./editor.css";
import "./editor-side.css";
import { bodyBytes } from "../../../../domain/shared/fields/body-limits.ts";

export const handle = { shows: ["listing"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { role, staffId, branchView } = signedIn;
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
      edit: maySend(signedIn, homeForms.save),
      publish: maySend(signedIn, homeForms.publish),
      pass: maySend(signedIn, homeForms.pass),
      seeHistory: isAllowed(role, "see-history"),
    },
  };
}

export const action = answerForms(homeActs, {
  files: { maxBytes: bodyBytes.homePage, tooLarge },
  toTexts: readHomeForm,
});

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = loaderData.home;
  return <HomeEditor key={id} {...loaderData} answer={actionData} />;
}
