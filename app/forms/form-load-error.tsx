import { Suspense } from "react";
import { href } from "react-router";
import { createPageMeta, noIndex } from "../brand/page-meta.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import { usePhone } from "../agency/use-phone.ts";
import { lazyOptional } from "../ui/lazy-optional.ts";

const RequestIdNote = lazyOptional(async () => {
  const { RequestIdNote: Note } = await import("../agency/request-id-note.tsx");
  return Note;
});

export function createFormErrorMeta() {
  return [
    ...createPageMeta("The form didn’t open", "We couldn’t open the form. Here’s how to reach us."),
    noIndex,
  ];
}

/** Shown in place of a form whose data could not be loaded. */
export function FormErrorBoundary() {
  return <FormLoadError own />;
}

/** `own` means that the failed request was for this page. */
export function FormLoadError({ own = false }: { own?: boolean }) {
  const phone = usePhone();
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Oops! We had a problem loading the form</h1>
      <p className="lede">
        For viewings, please call us on <span className="nowrap">{phone}</span>.
      </p>
      <p>We apologise for the inconvenience.</p>
      <Suspense>
        <RequestIdNote own={own} />
      </Suspense>
      <div className="row">
        <CallButton />
        <ButtonLink to={href("/properties")} look="secondary">
          Property search
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
