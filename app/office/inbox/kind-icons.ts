import type { RequestKind } from "../../../domain/conversations/request-kinds.ts";
import type { IconName } from "../../ui/icon-names.ts";

export const kindIcons: Record<RequestKind, IconName> = {
  enquiry: "message-circle",
  viewing: "calendar",
  valuation: "ruler",
  switch: "arrow-right-left",
  demo: "layout-grid",
  "build-to-rent": "house",
  contact: "mail",
  referral: "users",
  "booking-change": "clock",
  "campaign-answer": "check",
  offer: "key-round",
  call: "phone",
  mail: "mail",
  page: "user",
};
