import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { type ComponentType, useEffect, useState } from "react";
import { type FormProps, href, useFetcher } from "react-router";
import { replyUndoSeconds } from "../../../../domain/conversations/held-reply.ts";
import { bookingForms } from "../../../../domain/viewings/bookings/booking-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import type { BookingAnswer } from "../shown.ts";

/** Withdraws times that were just offered, while their mail waits. It begins anew with another key. */
export function OfferUndo({ token, Form }: { token: string; Form: ComponentType<FormProps> }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), replyUndoSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <Form method="post" action={href("/office/diary/book")} className="row">
      <input type="hidden" name="token" value={token} />
      <span className="tiny">You can undo this for {formatCount(replyUndoSeconds, "second")}.</span>
      <FormButton form={bookingForms.undo} look="secondary">
        Undo
      </FormButton>
    </Form>
  );
}

/** The same where the offer was made over another page, which then says what came of it. */
export function OfferUndoBeside({
  token,
  onDone,
}: {
  token: string;
  onDone: (said: string) => void;
}) {
  const { Form, data } = useFetcher<BookingAnswer>();
  const said = data?.done ?? data?.refusal?.detail;
  useEffect(() => {
    if (said) onDone(said);
  }, [said, onDone]);
  return <OfferUndo token={token} Form={Form} />;
}
