import {
  type ViewingOption,
  viewingOptionLabel,
} from "../../../domain/enquiries/viewing-options.ts";
import { Fact } from "../../agency/mails/mail-parts.tsx";
import type { Listing } from "../../../domain/listings/listing.ts";

export const letAgreedWords = {
  received: "We have your message about this home:",
  next: (soon: string) =>
    `This home is let agreed, so no viewing can be booked at the moment. A Sales Associate answers by phone or email within ${soon}, and gets in touch if the home comes back to the market.`,
};

export function KindOfViewing({ option }: { option: ViewingOption | null }) {
  return option && <Fact name={viewingOptionLabel}>{option}</Fact>;
}

/** Renders nothing for an available home. */
export function StatusWhenSent({ status }: Pick<Listing, "status">) {
  return status === "let-agreed" && <Fact name="Status">Let agreed when this was sent</Fact>;
}
