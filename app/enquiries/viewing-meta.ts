import type { MetaDescriptor } from "react-router";
import type { EnquiryHome } from "../../domain/enquiries/home-in-question.ts";
import { noIndex, pageMeta } from "../brand/page-meta.ts";

/** Of a page that takes a request for a viewing. @param description while the home is to let */
export function viewingMeta(
  { name, area, letAgreed }: Pick<EnquiryHome, "name" | "area" | "letAgreed">,
  description: string,
): MetaDescriptor[] {
  const [title, descriptionText] = letAgreed
    ? [
        `${name}, ${area}: let agreed`,
        `${name} in ${area} is let agreed and can’t be viewed at the moment: write to us in case it comes back, or set an alert for it.`,
      ]
    : [`Book a viewing of ${name}, ${area}`, description];
  return [...pageMeta(title, descriptionText), noIndex];
}
