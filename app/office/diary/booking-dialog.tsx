import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { BookingForm } from "./booking-form.tsx";
import type { BookingAnswer, BookingData } from "./shown.ts";

/** The page of a booking, over the page it was opened from. */
export function BookingDialog({
  to,
  onClose,
  onDone,
}: {
  to: string;
  onClose: () => void;
  onDone?: (done: string) => void;
}) {
  const { load, data: shown } = useFetcher<BookingData>();
  const sent = useFetcher<BookingAnswer>();
  useEffect(() => {
    void load(to);
  }, [load, to]);
  const isShown = shown !== undefined;
  useEffect(() => {
    // Enter then books what is chosen.
    if (isShown) document.querySelector<HTMLElement>(".booking .slot :checked")?.focus();
  }, [isShown]);
  const done = sent.state === "idle" ? sent.data?.done : null;
  useEffect(() => {
    if (!done) return;
    onDone?.(done);
    onClose();
  }, [done, onDone, onClose]);
  if (done) return null;
  return (
    <Dialog title={shown?.title ?? "Book a viewing"} onClose={onClose} wide>
      {shown ? (
        <BookingForm
          Form={sent.Form}
          shown={shown}
          answer={sent.data}
          isBusy={sent.state !== "idle"}
          onPreview={(query) => void load(`${to.split("?")[0]}?${query}`)}
        />
      ) : (
        <p>Just a moment ...</p>
      )}
    </Dialog>
  );
}
