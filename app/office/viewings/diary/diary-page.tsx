import { useCallback, useState } from "react";
import { readChangeAt } from "../../../../domain/shared/free-time-instead.ts";
import { maySend } from "../../../../domain/staff/office-forms.ts";
import { diaryForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import type { Route } from "./+types/diary-page";
import { getLondonDate } from "../../../../domain/shared/dates.ts";
import type { PageHandle } from "../../../../domain/site/page-handle.ts";
import { readDiaryCriteria } from "../../../../domain/viewings/diary/diary-criteria.ts";
import { placeRequests } from "../../../../domain/viewings/requests/place-requests.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { showDiary } from "../../../../server/viewings/diary/find-diary.ts";
import { diaryActs } from "../../../../server/viewings/diary/diary-acts.ts";
import { Agenda } from "./agenda.tsx";
import { ViewingRequestList } from "../requests/viewing-requests.tsx";
import { BookingDialog } from "../bookings/booking-dialog.tsx";
import { DiaryHead } from "./diary-head.tsx";
import { DiaryKeys } from "./diary-keys.tsx";
import { Grid } from "./grid.tsx";
import { listColumns } from "./columns.ts";
import { MoveDialog } from "./move-dialog.tsx";
import type { DiaryPageView } from "../shown.ts";
import { useChosenRequest } from "../requests/use-chosen-request.ts";
import { useDiaryKeys } from "./use-diary-keys.ts";
import { useMoving } from "./use-moving.ts";
import "../bookings/booking.css";
import "./diary.css";
import "./week.css";
import "./event.css";
import "../requests/viewing-requests.css";
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
  toTexts: (texts) => ({ ...readChangeAt(texts), change: "move" }),
});

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function DiaryPage({ loaderData }: Route.ComponentProps) {
  return <DiaryView {...loaderData} />;
}

interface Shown {
  diary: DiaryPageView;
  mayBook: boolean;
}

interface Result {
  done: string | null;
  /** Of times that were offered. */
  undo: string | null;
}

/** A week of one person or a day of the team, beside it what was asked for; on a phone a day as a list. */
function DiaryView({ diary, mayBook }: Shown) {
  const chosen = useChosenRequest(diary.asks);
  const { criteria, personId } = diary;
  const placed = { view: criteria.view, personId, getFit: chosen.getFit };
  const requests = placeRequests(diary.asks, placed);
  const columns = listColumns(diary, requests);
  const moving = useMoving(diary, columns);
  /** Address of the booking that is open over the diary. */
  const [booking, setBooking] = useState<string | null>(null);
  /** What was booked or moved last. */
  const [{ done, undo }, setResult] = useState<Result>({ done: null, undo: null });
  const setDone = useCallback((text: string, token: string | null = null) => {
    setResult({ done: text, undo: token });
  }, []);
  const keys = useDiaryKeys({ moving, mayBook });
  return (
    <div className="diary">
      <DiaryHead diary={diary} chosenId={chosen.enquiryId} mayBook={mayBook} onBook={setBooking} />
      <Grid
        diary={diary}
        columns={columns}
        requests={requests}
        chosen={chosen}
        moving={moving}
        mayBook={mayBook}
      />
      <Agenda diary={diary} requests={requests} mayBook={mayBook} />
      <ViewingRequestList
        diary={diary}
        chosen={chosen}
        mayBook={mayBook}
        done={done}
        undo={undo}
        onBook={setBooking}
        onDone={setDone}
      />
      <DiaryKeys diary={diary} isMoving={moving.state !== null} {...keys} />
      {moving.state?.isDropped && <MoveDialog diary={diary} moving={moving} onDone={setDone} />}
      {booking !== null && (
        <BookingDialog to={booking} onClose={() => setBooking(null)} onDone={setDone} />
      )}
    </div>
  );
}
