import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Heading, Quotation, Title } from "../../agency/mails/mail-parts.tsx";
import type { OfferSubmittedFacts } from "./offer-mail-facts.ts";
import { describeOffer, formatOfferTexts, describeTenant } from "./offer-summary.ts";

export function OfferNotice({ facts, subject }: { facts: OfferSubmittedFacts; subject: string }) {
  const { agency, applicant, listing, siteUrl, content, tenants } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview="An Account Manager's call was promised.">
      <Title>New offer</Title>
      <Fact name="Invited">{`${applicant.firstname} ${applicant.lastname}`}</Fact>
      <Fact name="Phone">{applicant.phone}</Fact>
      <Fact name="Email">{applicant.email ?? "None given"}</Fact>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="Your reference">{listing.agentRef}</Fact>
      <Heading>What was offered</Heading>
      {describeOffer(content).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {formatOfferTexts(content).map(([name, text]) => (
        <div key={name}>
          <Heading>{name}</Heading>
          <Quotation>{text}</Quotation>
        </div>
      ))}
      <Heading>Tenants</Heading>
      {tenants
        .map((tenant, index) => ({ tenant, title: `Tenant ${index + 1}: ${tenant.name}` }))
        .map(({ tenant, title }) => (
          <Fact key={title} name={title}>
            {describeTenant(tenant)}
          </Fact>
        ))}
      <Fact name="Offer">{facts.offerId}</Fact>
      <p
        style={{ margin: "28px 0 0" }}
      >{`An Account Manager's call was promised. Your reply to this email goes to ${applicant.firstname}.`}</p>
    </MailLayout>
  );
}
