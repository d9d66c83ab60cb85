import { brand } from "../brand/brand.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

export function CallButton({ look }: { look?: "secondary" }) {
  return (
    <ButtonLink to={buildPhoneLink(brand.phone)} look={look}>
      <Icon name="phone" />
      Call {brand.phone}
    </ButtonLink>
  );
}
