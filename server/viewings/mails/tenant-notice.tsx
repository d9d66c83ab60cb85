import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import type { TenantMailFacts, TenantNews } from "./tenant-mail-facts.ts";

const words: Record<TenantNews, { title: string; lead: string }> = {
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

export function TenantNotice({
  facts: { agency, tenantName, listing },
  subject,
  news,
  when,
}: {
  facts: TenantMailFacts;
  subject: string;
  news: TenantNews;
  when: string;
}) {
  const { title, lead } = words[news];
  return (
    <MailLayout agency={agency} title={subject} preview={when}>
      <Title>{title}</Title>
      <p style={{ margin: "12px 0 0" }}>{tenantName === "" ? lead : `${tenantName}, ${lead}`}</p>
      <Fact name="When">{when}</Fact>
      <Fact name="Where">{listing.displayAddress}</Fact>
      <p style={{ margin: "28px 0 0" }}>
        {news === "cancelled"
          ? "You need not do anything."
          : "You need not be there. If the time does not suit you, please tell us and we look for another: "}
        {news !== "cancelled" && "answer this e-mail or call "}
        {news !== "cancelled" && <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>}
      </p>
    </MailLayout>
  );
}
