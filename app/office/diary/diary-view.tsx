import { useCallback, useState } from "react";
import { Agenda } from "./agenda.tsx";
import { Asks } from "./asks.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { DiaryHead } from "./diary-head.tsx";
import { DiaryKeys } from "./diary-keys.tsx";
import { Grid } from "./grid.tsx";
import { listColumns } from "./columns.ts";
import { MoveDialog } from "./move-dialog.tsx";
import type { ShownDiary } from "./shown.ts";
import { useChosenAsk } from "./use-chosen-ask.ts";
import { useDiaryKeys } from "./use-diary-keys.ts";
import { useMoving } from "./use-moving.ts";

interface Shown {
  diary: ShownDiary;
  mayBook: boolean;
}

interface Result {
  done: string | null;
  /** Of times that were offered. */
  undo: string | null;
}

/** A week of one person or a day of the team, beside it what was asked for; on a phone a day as a list. */
export function DiaryView({ diary, mayBook }: Shown) {
  const columns = listColumns(diary);
  const chosen = useChosenAsk(diary.asks);
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
      <Grid diary={diary} columns={columns} chosen={chosen} moving={moving} mayBook={mayBook} />
      <Agenda diary={diary} mayBook={mayBook} />
      <Asks
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
