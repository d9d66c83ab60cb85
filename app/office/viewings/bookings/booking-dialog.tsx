import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Note } from "../../../ui/note.tsx";
import { type PageProblem, problemTexts } from "../../shell/page-problem.ts";
import { BookingForm } from "./booking-form.tsx";
import { ChooseHome } from "./choose-home.tsx";
import type { BookingAnswer, BookingData, LoadedBooking } from "../shown.ts";

/** The page of a booking, over the page it was opened from. */
export function BookingDialog({
  to,
  onClose,
  onDone,
}: {
  to: string;
  onClose: () => void;
  /** @param undo of times that were offered */
  onDone?: (done: string, undo: string | null) => void;
}) {
  const { shown, problem, preview, askAgain } = useBooking(to);
  const sent = useFetcher<BookingAnswer>();
  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    const find = (which: string) => document.querySelector<HTMLElement>(`.booking .slot ${which}`);
    // Enter then books what is chosen. Where nothing is, an arrow chooses the first.
    (find(":checked") ?? find("input:enabled"))?.focus();
  }, [isShown]);
  const done = sent.state === "idle" ? sent.data?.done : null;
  const undo = sent.data?.undo ?? null;
  useEffect(() => {
    if (!done) return;
    onDone?.(done, undo);
    onClose();
  }, [done, undo, onDone, onClose]);
  if (done) return null;
  return (
    <Dialog title={shown?.title ?? "Book a viewing"} onClose={onClose} wide>
      {problem && <NotLoaded problem={problem} onAgain={askAgain} />}
      {shown?.booking ? (
        <BookingForm
          Form={sent.Form}
          shown={shown}
          answer={sent.data}
          isBusy={sent.state !== "idle"}
          onPreview={preview}
        />
      ) : shown ? (
        <ChooseHome {...shown} />
      ) : (
        !problem && <p>Loading…</p>
      )}
    </Dialog>
  );
}

/** What came last stays, with what is typed in it, while the site does not answer. */
function useBooking(to: string) {
  const { load, data } = useFetcher<LoadedBooking>();
  const [asked, setAsked] = useState({ address: to });
  useEffect(() => {
    void load(asked.address);
  }, [load, asked]);
  const [shown, setShown] = useState<BookingData | null>(null);
  const problem = data && "problem" in data ? data.problem : null;
  if (data && !("problem" in data) && data !== shown) setShown(data);
  return {
    shown,
    problem,
    preview: (query: URLSearchParams) => setAsked({ address: `${to.split("?")[0]}?${query}` }),
    askAgain: () => setAsked({ ...asked }),
  };
}

function NotLoaded({ problem, onAgain }: { problem: PageProblem; onAgain: () => void }) {
  return (
    <Note kind="error" live>
      <p>{problemTexts[problem]}</p>
      {problem !== "missing" && (
        <Button look="quiet" size="small" onClick={onAgain}>
          Try again
        </Button>
      )}
    </Note>
  );
}
