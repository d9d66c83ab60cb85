import type { MetaDescriptor } from "react-router";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";

export function createViewingMeta(
  { name, area, letAgreed }: Pick<EnquiryHome, "name" | "area" | "letAgreed">,
  description: string,
): MetaDescriptor[] {
  const [title, descriptionText] = letAgreed
    ? [
        `${name}, ${area}: let agreed`,
        `${name} in ${area} is let agreed and can’t be viewed at the moment: write to us in case it comes back, or set an alert for it.`,
      ]
    : [`Book a viewing of ${name}, ${area}`, description];
  return [...createPageMeta(title, descriptionText), noIndex];
}
