import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { action, loader } from "./book-page.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { BookingForm } from "./booking-form.tsx";

/** The page of a booking, over the page it was opened from. */
export function BookingDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { load, data: shown } = useFetcher<typeof loader>();
  const sent = useFetcher<typeof action>();
  useEffect(() => {
    void load(to);
  }, [load, to]);
  const isDone = sent.state === "idle" && sent.data?.done != null;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  if (isDone) return null;
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
