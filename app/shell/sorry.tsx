import { EmailText } from "../ui/email-text.tsx";
import { href } from "react-router";
import { brand } from "../brand/brand.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import { RequestIdNote } from "../agency/request-id-note.tsx";
import { usePreviousForm } from "../forms/use-previous-form.ts";

/** Which form failed is known in the browser alone. */
export function loader() {
  return { branchPhone: null };
}

export { loadFormPhone as clientLoader } from "../agency/form-phone.ts";

export function meta() {
  return [
    ...createPageMeta(
      "We had a problem submitting your request",
      "Your message didn’t reach us. Here’s how to contact us now.",
    ),
    noIndex,
  ];
}

export default function SorryPage() {
  const { form, keepsAnswers } = usePreviousForm();
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Oops! We had a problem submitting your request</h1>
      <p className="lede">
        Your message didn’t reach us because something went wrong at our end. We apologise for the
        inconvenience.
      </p>
      <p>
        {keepsAnswers && "Your answers are still in the form. "}
        Try again in a minute, or call us and we’ll take it down by hand. You can also write to{" "}
        <a href={`mailto:${brand.email}`}>
          <EmailText>{brand.email}</EmailText>
        </a>
        .
      </p>
      <RequestIdNote />
      <div className="row">
        <CallButton />
        <ButtonLink to={form ?? href("/contact")} look="secondary" replace={form !== null}>
          {form ? "Back to the form" : "Leave us a message"}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
