import { maySend } from "../../../domain/staff/office-forms.ts";
import { diaryForms } from "../../../domain/viewings/diary-forms.ts";
import type { Route } from "./+types/diary-page";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { readDiaryCriteria } from "../../../domain/viewings/diary-criteria.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { showDiary } from "../../../server/viewings/find-diary.ts";
import { diaryActs } from "../../../server/viewings/diary-acts.ts";
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
    mayBook: maySend(signedIn, diaryForms.move),
  };
}

/** A move by drag or by keys. Without script the appointment's own page moves it. */
export const action = answerForms(diaryActs, {
  toTexts: (texts) => ({ ...texts, change: "move" }),
});

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function DiaryPage({ loaderData }: Route.ComponentProps) {
  return <DiaryView {...loaderData} />;
}
