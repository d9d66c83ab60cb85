import { href, redirect, useLoaderData } from "react-router";
import { isEndedAnswer, type OfferAnswer } from "../../domain/offers/open-offer.ts";
import { loadOfferAnswer } from "../../server/site/load-offer-answer.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import { RequestIdNote } from "../agency/request-id-note.tsx";
import { usePreviousForm } from "../forms/use-previous-form.ts";
import { usePhone } from "../agency/use-phone.ts";
import type { Route } from "./+types/offer-error-page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { branchPhone, answer } = await loadOfferAnswer({ context, url });
  if (answer === null || isEndedAnswer(answer)) return { branchPhone, answer };
  throw redirect(`${href("/offer-success")}${url.search}`);
}

export { loadOfferAnswered as clientLoader } from "./offer-answer-loader.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  const { heading, text } = findEnded(loaderData?.answer) ?? {
    heading: "The offer form didn’t open",
    text: "We couldn’t open your offer form. Here’s what to do.",
  };
  return [...createPageMeta(heading, text), noIndex];
}

/** Of an offer whose link is opened after it ended: nothing failed. */
const ended = {
  withdrawn: {
    heading: "Your offer was withdrawn",
    text: "You don’t need to do anything. If you didn’t ask for this, please tell us.",
  },
  "fell-through": {
    heading: "Your tenancy didn’t go ahead",
    text: "The landlord accepted your offer, but the tenancy didn’t go ahead, so the offer was withdrawn.",
  },
} as const;

function findEnded(said: OfferAnswer | null | undefined) {
  return said && isEndedAnswer(said) ? ended[said.answer] : null;
}

export default function OfferErrorPage() {
  const over = findEnded(useLoaderData<typeof loader>().answer);
  return over ? <EndedOffer {...over} /> : <FailedOffer />;
}

function EndedOffer({ heading, text }: { heading: string; text: string }) {
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>{heading}</h1>
      <p className="lede">{text}</p>
      <p>Your page shows where things are. Open it with the link in our emails to you.</p>
      <div className="row">
        <CallButton />
        <ButtonLink to={href("/properties")} look="secondary">
          Keep looking
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

function FailedOffer() {
  const { form: offer } = usePreviousForm();
  const phone = usePhone();
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Oops! We had a problem loading the offer form</h1>
      <p className="lede">
        For a new offer, or one you’ve already submitted, please contact your Sales Associate.
      </p>
      <p>
        You can also call us on <span className="nowrap">{phone}</span>. We’ll look up your offer
        and tell you how it’s going.
      </p>
      {offer && <p>What you entered for your offer is saved. You can open it and try again.</p>}
      <RequestIdNote />
      <div className="row">
        <CallButton />
        <ButtonLink to={offer ?? href("/contact")} look="secondary" replace={Boolean(offer)}>
          {offer ? "Back to your offer" : "Leave us a message"}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
