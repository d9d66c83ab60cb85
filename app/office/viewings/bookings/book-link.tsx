import { href } from "react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { useLetterKeys } from "../../shell/navigation/use-letter-keys.ts";

/** What the page is about that has the button: the booking begins with it. */
export interface BookingAbout {
  person?: string;
  caller?: string;
  home?: string;
}

/** The palette's Book leads to the same (`findKeyLink`). Drawn for those who may book. */
export function BookLink({ look, ...about }: BookingAbout & { look?: "secondary" }) {
  useLetterKeys();
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
