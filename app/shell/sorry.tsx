import { href } from "react-router";
import { brand } from "../brand/brand.ts";
import { noIndex, pageMeta } from "../brand/page-title.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../ui/message-page.tsx";
import { QuoteRequest } from "../ui/quote-request.tsx";
import { useFormLeft } from "../forms/use-form-left.ts";

export function meta() {
  return [
    ...pageMeta(
      "We had a problem submitting your request",
      "Your message did not reach us. How to reach us now.",
    ),
    noIndex,
  ];
}

export default function Sorry() {
  const { form, keepsAnswers } = useFormLeft();
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Oops! We had a problem submitting your request</h1>
      <p className="lede">
        Your message did not reach us: something went wrong at our end. We apologise for the
        inconvenience.
      </p>
      <p>
        {keepsAnswers && "Your answers are still in the form. "}
        Try again in a minute, or call us and we will take it down by hand. You can also write to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      <QuoteRequest />
      <div className="row">
        <CallButton />
        <ButtonLink to={form ?? href("/contact")} look="secondary">
          {form ? "Back to the form" : "Leave us a message"}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
