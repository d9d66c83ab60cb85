import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Heading, Quotation, Title } from "../../agency/mails/mail-parts.tsx";
import type { OfferSubmittedFacts } from "./offer-mail-facts.ts";
import { describeOffer, formatOfferTexts, shareSummary } from "./offer-summary.ts";

export function OfferConfirmation({ facts, name, subject }: Props) {
  const { agency, listing, siteUrl, content, tenants } = facts;
  const next = "An Account Manager will call you back to go through your offer.";
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{`Thank you, ${name}`}</Title>
      <p style={{ margin: "12px 0 0" }}>We have the offer that names you as a tenant:</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Heading>What was offered</Heading>
      {[...describeOffer(content), ...shareSummary(tenants)].map(([what, value]) => (
        <Fact key={what} name={what}>
          {value}
        </Fact>
      ))}
      {formatOfferTexts(content).map(([what, text]) => (
        <div key={what}>
          <Heading>{what}</Heading>
          <Quotation>{text}</Quotation>
        </div>
      ))}
      <Heading>What happens next</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      {listLawNotes(facts).map((note) => (
        <p key={note} style={{ margin: "12px 0 0" }}>
          {note}
        </p>
      ))}
      <p style={{ margin: "12px 0 0" }}>
        Something is not right, or you did not expect this? Answer this e-mail or call{" "}
        <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
    </MailLayout>
  );
}

/** Legal limits on what the renter asked for. */
function listLawNotes({ content, rules: name, listing }: OfferSubmittedFacts): string[] {
  const rules = getTenancyRules(name);
  const notes = [rules.rentInAdvanceNote, rules.holdingDepositNote(listing.rentPcm)];
  if (content.kind === "whole") {
    const { freq, pets } = content.details;
    notes.push(rules.frequencyNote(freq), rules.lengthNote, pets ? rules.petNote : null);
  }
  return notes.filter((note) => note !== null);
}

interface Props {
  facts: OfferSubmittedFacts;
  name: string;
  subject: string;
}
