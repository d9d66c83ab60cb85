import { formatNumericDate } from "../../domain/shared/dates.ts";
import { brand } from "../brand/brand.ts";
import { EmailText } from "../ui/email-text.tsx";
import type { QrPath } from "./share/qr-path.ts";

/** Shown in print only. */
export function BrochureFooter({
  address,
  code,
  today,
  phone,
}: {
  address: string;
  code: QrPath;
  today: string;
  phone: string;
}) {
  return (
    <div className="brochure">
      <svg className="brochure__code" viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
        <path d={code.path} />
      </svg>
      <p>
        <b>See all photos and the map, or book a viewing:</b>
        <br />
        {address}
        <br />
        <small>As of {formatNumericDate(today)}. The home may be let in the meantime.</small>
      </p>
      <address>
        <b className="brochure__name">{brand.name}</b>
        <br />
        {phone}
        <br />
        <EmailText>{brand.email}</EmailText>
        <br />
        <small>{brand.postalAddress.join(", ")}</small>
      </address>
    </div>
  );
}
