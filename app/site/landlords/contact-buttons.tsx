import { brand } from "../../brand/brand.ts";
import { phoneLink } from "../../brand/phone-link.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Call, or write in a messaging app. */
export function ContactButtons() {
  return (
    <div className="row">
      <ButtonLink to={phoneLink(brand.phone)} look="secondary">
        <Icon name="phone" />
        Call {brand.phone}
      </ButtonLink>
      <ButtonLink to={brand.links.chat} look="secondary">
        <Icon name="message-circle" />
        Chat with us
      </ButtonLink>
    </div>
  );
}
