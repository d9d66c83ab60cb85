import { createElement } from "react";
import { formatViewingTimes, listViewingTimes } from "../../../domain/viewings/booking-time.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { TenantMailFacts, TenantNews } from "./tenant-mail-facts.ts";
import { TenantNotice } from "./tenant-notice.tsx";

const subjects: Record<"viewing" | "visit", Record<TenantNews, string>> = {
  viewing: {
    booked: "A viewing of your home",
    moved: "Moved: the viewing of your home",
    cancelled: "Cancelled: the viewing of your home",
  },
  visit: {
    booked: "A visit to your home",
    moved: "Moved: the visit to your home",
    cancelled: "Cancelled: the visit to your home",
  },
};

/** To whoever lives in the home. Does not say who comes. */
export function createTenantMail(facts: TenantMailFacts, news: TenantNews): OutgoingMail {
  const times = listViewingTimes(facts.startsAt, facts.endsAt);
  const subject = toHeaderLine(
    `${subjects[facts.kind === "viewing" ? "viewing" : "visit"][news]}, ${times.day}, ${times.from}`,
  );
  const when = formatViewingTimes(times);
  return {
    kind: "tenant-notice",
    recipient: facts.tenantEmail,
    replyTo: facts.replyTo,
    subject,
    ...renderMail(createElement(TenantNotice, { facts, subject, news, when })),
    aboutId: facts.listing.id,
  };
}
