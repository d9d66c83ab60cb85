import { brand } from "../../brand/brand.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CallButton } from "../../agency/call-button.tsx";

export function ContactButtons() {
  return (
    <div className="row">
      <CallButton look="secondary" />
      <ButtonLink to={brand.links.chat} look="secondary">
        <Icon name="message-circle" />
        Chat with us
      </ButtonLink>
    </div>
  );
}
