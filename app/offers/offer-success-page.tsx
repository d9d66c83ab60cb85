import { href, redirect, useLoaderData } from "react-router";
import { describeBackup, nameBackup } from "../../domain/offers/backup.ts";
import { isEndedAnswer, type OfferAnswer } from "../../domain/offers/open-offer.ts";
import { loadOfferAnswer } from "../../server/site/load-offer-answer.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import openDoor from "../ui/art/open-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import type { Route } from "./+types/offer-success-page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { branchPhone, answer } = await loadOfferAnswer({ context, url });
  if (answer === null || !isEndedAnswer(answer)) return { branchPhone, answer };
  throw redirect(`${href("/offer-error")}${url.search}`);
}

export { loadOfferAnswered as clientLoader } from "./offer-answer-loader.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  const { heading, text } = describeAnswered(loaderData?.answer) ?? {
    heading: "It's on us now!",
    text: "We’ve got your offer. Here’s what happens next.",
  };
  return [...createPageMeta(heading, text), noIndex];
}

/** Of an offer whose link is opened after the landlord has answered. */
const answers = {
  accepted: {
    heading: "Your offer was accepted",
    text: "The tenancy is under way. We’ve emailed you a link to your page, which shows what happens next.",
  },
  declined: {
    heading: "Your offer was declined",
    text: "The landlord accepted another offer or decided not to let. We’ve emailed you their answer.",
  },
} as const;

function describeAnswered(
  said: OfferAnswer | null | undefined,
): { heading: string; text: string } | null {
  if (!said || isEndedAnswer(said)) return null;
  if (said.answer !== "backup") return answers[said.answer];
  return {
    heading: nameBackup(said.backup),
    text: `${describeBackup(said.backup)} You’re free to look at other homes in the meantime.`,
  };
}

export default function OfferSuccessPage() {
  const answered = describeAnswered(useLoaderData<typeof loader>().answer);
  return (
    <MessagePage picture={openDoor}>
      {answered ? (
        <>
          <h1>{answered.heading}</h1>
          <p>{answered.text}</p>
        </>
      ) : (
        <>
          <h1>It's on us now!</h1>
          <p className="lede">We got your message</p>
          <p>
            We’ve sent you a confirmation email. Your Account Manager will put the offer to the
            landlord and call you back with the answer.
          </p>
        </>
      )}
      <div className="row">
        <ButtonLink to={href("/properties")} look="secondary">
          Keep looking
        </ButtonLink>
        <ButtonLink to={href("/how-it-works-renters")} look="quiet">
          What happens next
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
