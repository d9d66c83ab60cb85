import type { AppointmentKind } from "../../../domain/viewings/appointment.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import type { TenantMailFacts, TenantNews } from "./tenant-mail-facts.ts";

const viewingWords: Record<TenantNews, { title: string; lead: string }> = {
  booked: {
    title: "We would like to show your home",
    lead: "This is our notice that somebody from the agency comes with people who may rent your home next:",
  },
  moved: {
    title: "The viewing of your home has moved",
    lead: "What we told you before no longer holds. We now come with people who may rent your home next:",
  },
  cancelled: {
    title: "The viewing of your home is cancelled",
    lead: "Nobody comes at this time:",
  },
};

/** Photographs, a valuation, a check-in: nobody is shown the home. */
const visitWords: typeof viewingWords = {
  booked: {
    title: "We would like to come to your home",
    lead: "This is our notice that somebody from the agency comes:",
  },
  moved: {
    title: "Our visit to your home has moved",
    lead: "What we told you before no longer holds. Somebody from the agency now comes:",
  },
  cancelled: {
    title: "Our visit to your home is cancelled",
    lead: "Nobody comes at this time:",
  },
};

const visitNames: Partial<Record<AppointmentKind, string>> = {
  valuation: "A valuation",
  photographs: "Photographs",
  "check-in": "A check-in",
};

export function TenantNotice({
  facts: { kind, agency, tenantName, listing },
  subject,
  news,
  when,
}: {
  facts: TenantMailFacts;
  subject: string;
  news: TenantNews;
  when: string;
}) {
  const { title, lead } = (kind === "viewing" ? viewingWords : visitWords)[news];
  return (
    <MailLayout agency={agency} title={subject} preview={when}>
      <Title>{title}</Title>
      <p style={{ margin: "12px 0 0" }}>{tenantName === "" ? lead : `${tenantName}, ${lead}`}</p>
      <Fact name="When">{when}</Fact>
      {visitNames[kind] && <Fact name="What for">{visitNames[kind]}</Fact>}
      <Fact name="Where">{listing.displayAddress}</Fact>
      <p style={{ margin: "28px 0 0" }}>
        {news === "cancelled"
          ? "You don’t need to do anything."
          : "You don’t need to be there. If this time doesn’t suit you, "}
        {news !== "cancelled" && "reply to this email or call "}
        {news !== "cancelled" && <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>}
        {news !== "cancelled" && " and we’ll find another."}
      </p>
    </MailLayout>
  );
}
