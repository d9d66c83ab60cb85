import { href, useLocation } from "react-router";
import { describeBackup } from "../../domain/offers/backup.ts";
import { isRealDate } from "../../domain/shared/dates.ts";
import { loadPhoneOfAddress } from "../../server/site/load-branch-phone.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import openDoor from "../ui/art/open-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import type { Route } from "./+types/offer-success-page";

export function loader(args: Route.LoaderArgs) {
  return loadPhoneOfAddress(args);
}

export { loadFormPhone as clientLoader } from "../agency/form-phone.ts";

export function meta({ location }: Route.MetaArgs) {
  const { heading, text } = findAnswered(location.search) ?? {
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

function findAnswered(search: string): { heading: string; text: string } | null {
  const query = new URLSearchParams(search);
  const answer = query.get("answer");
  if (answer === "accepted" || answer === "declined") return answers[answer];
  const until = query.get("until") ?? "";
  if (answer !== "backup" || !isRealDate(until)) return null;
  return {
    heading: "Your offer is the backup",
    text: `${describeBackup(until)} You’re free to look at other homes in the meantime.`,
  };
}

export default function OfferSuccessPage() {
  const answered = findAnswered(useLocation().search);
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
            We’ve sent you a confirmation email. Your account manager will put the offer to the
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
