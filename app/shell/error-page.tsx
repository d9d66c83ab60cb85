import { href } from "react-router";
import { brand } from "../brand/brand.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import { RequestIdNote } from "../agency/request-id-note.tsx";

export function meta() {
  return [
    ...createPageMeta("The form didn’t open", "Our form could not be opened. How to reach us now."),
    noIndex,
  ];
}

export default function ErrorPage() {
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Oops! We had a problem loading the form</h1>
      <p className="lede">
        For viewings, please call us on <span className="nowrap">{brand.phone}</span>.
      </p>
      <p>We apologise for the inconvenience.</p>
      <RequestIdNote />
      <div className="row">
        <CallButton />
        <ButtonLink to={href("/properties")} look="secondary">
          Property search
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
