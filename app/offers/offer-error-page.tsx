import { href } from "react-router";
import { loadPhoneOfAddress } from "../../server/site/load-branch-phone.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import noteOnDoor from "../ui/art/note-on-door.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import { RequestIdNote } from "../agency/request-id-note.tsx";
import { usePreviousForm } from "../forms/use-previous-form.ts";
import { usePhone } from "../agency/use-phone.ts";
import type { Route } from "./+types/offer-error-page";

export function loader(args: Route.LoaderArgs) {
  return loadPhoneOfAddress(args);
}

export { loadFormPhone as clientLoader } from "../agency/form-phone.ts";

export function meta() {
  return [
    ...createPageMeta(
      "The offer form didn’t open",
      "Your offer form could not be opened. What to do.",
    ),
    noIndex,
  ];
}

export default function OfferErrorPage() {
  const { form: offer } = usePreviousForm();
  const phone = usePhone();
  return (
    <MessagePage picture={noteOnDoor}>
      <h1>Oops! We had a problem loading the offer form</h1>
      <p className="lede">
        For a new offer, or one that you have already submitted, please contact your Sales
        Associate.
      </p>
      <p>
        You can also call us on <span className="nowrap">{phone}</span>: we look your offer up and
        tell you where it stands.
      </p>
      {offer && <p>What you entered for your offer is kept: you can open it and try again.</p>}
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
