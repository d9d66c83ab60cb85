import type { Listing } from "../../../domain/listings/listing.ts";
import { Fact } from "../../agency/mails/mail-parts.tsx";

/** To somebody who wrote about a home that is let agreed. */
export const letAgreedWords = {
  received: "We have your message about this home:",
  next: (soon: string) =>
    `This home is let agreed, so no viewing can be booked at the moment. A Sales Associate answers by phone or e-mail within ${soon}, and gets in touch if the home comes back to the market.`,
};

/** For the agency; nothing of a home that is to let. */
export function StatusWhenSent({ status }: Pick<Listing, "status">) {
  return status === "let-agreed" && <Fact name="Status">Let agreed when this was sent</Fact>;
}
