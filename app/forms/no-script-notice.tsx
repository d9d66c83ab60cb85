import { brand } from "../brand/brand.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { Note } from "../ui/note.tsx";

export function NoScriptNotice() {
  return (
    <noscript>
      <Note>
        This form needs JavaScript. Please call us on{" "}
        <a href={buildPhoneLink(brand.phone)}>{brand.phone}</a> or write to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </Note>
    </noscript>
  );
}
