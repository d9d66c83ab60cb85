import { href } from "react-router";
import { bookingForms } from "../../../../domain/viewings/bookings/booking-forms.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useMaySend } from "../../shell/form/form-button.tsx";
import { useLetterKeys } from "../../shell/navigation/use-letter-keys.ts";

/** What the page is about that has the button: the booking begins with it. */
interface About {
  person?: string;
  caller?: string;
  home?: string;
}

/** Books a viewing of whom and what is open. The palette's Book leads to the same (`findKeyLink`). */
export function BookHere({ look, ...about }: About & { look?: "secondary" }) {
  useLetterKeys();
  if (!useMaySend(bookingForms.book)) return null;
  const query = new URLSearchParams({ ...about }).toString();
  return (
    <ButtonLink
      size="small"
      {...(look && { look })}
      to={href("/office/diary/book") + (query && `?${query}`)}
      data-key="b"
    >
      Book <kbd className="hide-on-phone">B</kbd>
    </ButtonLink>
  );
}
