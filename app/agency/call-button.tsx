import { buildPhoneLink } from "../brand/phone-link.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone } from "./use-phone.ts";

export function CallButton({ look }: { look?: "secondary" | "quiet" }) {
  const phone = usePhone();
  return (
    <ButtonLink to={buildPhoneLink(phone)} look={look}>
      <Icon name="phone" />
      Call {phone}
    </ButtonLink>
  );
}
