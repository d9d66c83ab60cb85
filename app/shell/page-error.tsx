import { Suspense } from "react";
import { href } from "react-router";
import { brand } from "../brand/brand.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { lazyOptional } from "../ui/lazy-optional.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";

const RequestIdNote = lazyOptional(
  async () => (await import("../agency/request-id-note.tsx")).RequestIdNote,
);

/** Not `EmailText`: every page loads this one, whose budget of bytes has no room for a module more. */
const [mailbox, host] = brand.email.split("@");

/** Reveals nothing about the cause. */
export function PageError() {
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Sorry, this page didn’t open</h1>
      <p className="lede">Something went wrong at our end. We’ve made a note of it.</p>
      <p>
        Try again in a minute, call us or email{" "}
        <a href={`mailto:${brand.email}`}>
          {mailbox}
          <wbr />@{host}
        </a>
        .
      </p>
      <Suspense>
        <RequestIdNote own />
      </Suspense>
      <div className="row">
        <CallButton />
        <ButtonLink to={href("/")} look="secondary" reloadDocument>
          Go to the home page
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
