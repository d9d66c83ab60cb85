import type { FormEvent } from "react";
import type { BookingView } from "../../domain/viewings/booking.ts";
import { bookingText as text } from "../brand/booking-text.ts";
import { href } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Icon } from "../ui/icon.tsx";
import { Note } from "../ui/note.tsx";
import { SubmissionErrorNotice } from "../forms/submission-error-notice.tsx";
import { SubmissionTerms } from "../forms/submission-terms.tsx";
import { useFirstFocus } from "../forms/use-first-focus.ts";
import { useSubmission } from "../forms/use-submission.ts";
import { buildReplyBody } from "./reply-body.ts";

export function AttendForm({
  booking,
  onChange,
  onSent,
}: {
  booking: BookingView;
  onChange: () => void;
  onSent: () => void;
}) {
  const { prepare, sending, submissionError, send } = useSubmission(
    "/api/bookingreply",
    buildReplyBody,
    {
      keepsAnswers: false,
    },
  );
  const form = useFirstFocus(prepare);
  const hydrated = useHydrated();

  async function sendAttendance(): Promise<void> {
    if (sending) return;
    if (await send({ id: booking.id, resp: true }, (errors) => errors)) onSent();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void sendAttendance();
      }}
    >
      <AlreadyAnswered state={booking.state} />
      {submissionError && <SubmissionErrorNotice error={submissionError} />}
      <div className="row space-above">
        <Button type="submit" size="large" busy={sending}>
          <Icon name="check" />
          {submissionError?.kind === "failed-once" ? "Try again" : text.attend}
        </Button>
        {hydrated ? (
          <Button size="large" look="secondary" disabled={sending} onClick={onChange}>
            {text.change}
          </Button>
        ) : (
          <ButtonLink
            size="large"
            look="secondary"
            to={`${href("/booking-confirmation")}?id=${booking.id}&want=change`}
          >
            {text.change}
          </ButtonLink>
        )}
      </div>
      <SubmissionTerms />
      <output className="visually-hidden" aria-live="polite">
        {sending ? "Sending" : ""}
      </output>
    </form>
  );
}

function AlreadyAnswered({ state }: Pick<BookingView, "state">) {
  if (state !== "confirmed" && state !== "change-asked") return null;
  return (
    <div className="space-above">
      <Note>{text.answered[state]}</Note>
    </div>
  );
}
