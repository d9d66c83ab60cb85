import type { BookingView } from "../../../domain/viewings/bookings/booking.ts";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { bookingText as text } from "../../brand/texts/booking-text.ts";
import { OneStepForm } from "../../forms/one-step-form.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { createAttendPlan } from "./reply-plan.ts";

export function AttendForm({
  booking,
  secret,
  draftKey,
  posted,
  onChange,
  onSent,
}: {
  booking: BookingView;
  secret: string;
  draftKey: string;
  posted: PostedForm | undefined;
  onChange: () => void;
  onSent: () => void;
}) {
  return (
    <OneStepForm
      plan={createAttendPlan(secret)}
      posted={posted}
      draftKey={draftKey}
      onSent={onSent}
      icon={<Icon name="check" />}
      actionsClass="row space-above"
      renderActions={({ sending }) => (
        <ButtonLink
          size="large"
          look="secondary"
          to={{ search: `?id=${secret}&want=change` }}
          onClick={(event) => {
            event.preventDefault();
            if (!sending) onChange();
          }}
        >
          {text.change}
        </ButtonLink>
      )}
    >
      {() => <AlreadyAnswered state={booking.state} />}
    </OneStepForm>
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
