import { Suspense } from "react";
import { href } from "react-router";
import { brand } from "../brand/brand.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { optionalPart } from "../saved/optional-part.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../ui/message-page.tsx";

const QuoteRequest = optionalPart(
  async () => (await import("../ui/quote-request.tsx")).QuoteRequest,
);

/** What a page shows that could not be made. Says nothing of the cause. */
export function Failure() {
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Sorry, this page didn’t open</h1>
      <p className="lede">Something went wrong at our end. We have made a note of it.</p>
      <p>
        Try again in a minute, call us on <span className="nowrap">{brand.phone}</span>, or write to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
      <Suspense fallback={null}>
        <QuoteRequest own />
      </Suspense>
      <div className="row">
        <CallButton />
        <ButtonLink to={href("/")} look="secondary" reloadDocument>
          Back to the start
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
