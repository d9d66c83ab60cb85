import { href } from "react-router";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import { bookingText as text } from "../brand/texts/booking-text.ts";
import brickedUp from "../ui/art/bricked-up.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";

/** Of a link that is incomplete, or of a viewing that was erased. */
export function UnknownBooking() {
  return (
    <MessagePage picture={brickedUp}>
      <h1>{text.unknown.heading}</h1>
      <p className="lede">{text.unknown.lede}</p>
      <div className="row">
        <CallButton />
        <ButtonLink to={href("/properties")} look="secondary">
          Property search
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
