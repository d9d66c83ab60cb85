import { data } from "react-router";
import type { Route } from "./+types/diary-page";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { readDiaryCriteria } from "../../../domain/viewings/diary-criteria.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { showDiary } from "../../../server/viewings/find-diary.ts";
import { moveByForm } from "../../../server/viewings/handle-diary-form.ts";
import { DiaryView } from "./diary-view.tsx";
import "./booking.css";
import "./diary.css";
import "./week.css";
import "./event.css";
import "./asks.css";
import "./agenda.css";

export const handle = {
  shows: ["diary", "viewing", "conversation", "staff"],
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const criteria = readDiaryCriteria(url.searchParams, getLondonDate(app.now()));
  return {
    diary: await showDiary(app, signedIn, criteria),
    mayBook: isAllowed(signedIn.role, "edit-diary"),
  };
}

/** A move by drag or by keys. Without script the appointment's own page moves it. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request, context });
  const outcome = await moveByForm(context.get(appContext), getSignedIn({ context }), fields);
  if (outcome.ok) return data({ done: outcome.answer.done, refusal: undefined });
  const { refusal } = outcome;
  return data({ done: null, refusal }, { status: refusal.conflict ? 409 : 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function DiaryPage({ loaderData }: Route.ComponentProps) {
  return <DiaryView {...loaderData} />;
}
