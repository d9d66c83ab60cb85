import { brand } from "../brand/brand.ts";
import { phoneLink } from "../brand/phone-link.ts";
import { Note } from "../ui/note.tsx";

/** Shown in place of a form where scripts don't run: it could not be sent. */
export function WithoutScript() {
  return (
    <noscript>
      <Note>
        This form needs JavaScript. Please call us on{" "}
        <a href={phoneLink(brand.phone)}>{brand.phone}</a> or write to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </Note>
    </noscript>
  );
}
