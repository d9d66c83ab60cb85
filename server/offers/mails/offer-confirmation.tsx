import { shortenName } from "../../../domain/contacts/full-name.ts";
import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Heading, Quotation, Title } from "../../agency/mails/mail-parts.tsx";
import type { OfferSubmittedFacts } from "./offer-mail-facts.ts";
import { describeOffer, formatOfferTexts, shareSummary } from "./offer-summary.ts";

/** What was entered is for whoever was invited: the other addresses may be anybody's. */
export function OfferConfirmation({ facts, tenant, subject }: Props) {
  const { agency, listing, siteUrl } = facts;
  const next = "An Account Manager will call you back to go through your offer.";
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{addGreetingName("Thank you", shortenName(tenant.name))}</Title>
      <p style={{ margin: "12px 0 0" }}>We have the offer that names you as a tenant:</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      {tenant.wasInvited ? (
        <WhatWasOffered facts={facts} />
      ) : (
        <p style={{ margin: "12px 0 0" }}>
          What was offered is in the email to whoever was invited to make this offer. Your address
          was given there, and we don’t send it on to addresses that we don’t know yet.
        </p>
      )}
      <Heading>What happens next</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      {listLawNotes(facts, tenant.wasInvited).map((note) => (
        <p key={note} style={{ margin: "12px 0 0" }}>
          {note}
        </p>
      ))}
      <p style={{ margin: "12px 0 0" }}>
        Reply to this email or call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span> if
        something is wrong or you weren’t expecting this.
      </p>
    </MailLayout>
  );
}

function WhatWasOffered({ facts: { content, tenants } }: Pick<Props, "facts">) {
  return (
    <>
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
    </>
  );
}

/** Legal limits on what the renter asked for, and what holds for everybody. */
function listLawNotes(
  { content, rules: name, listing }: OfferSubmittedFacts,
  showsWishes: boolean,
): string[] {
  const rules = getTenancyRules(name);
  const notes = [rules.rentInAdvanceNote, rules.holdingDepositNote(listing.rentPcm)];
  if (content.kind === "whole" && showsWishes) {
    const { freq, pets } = content.details;
    notes.push(rules.frequencyNote(freq), rules.lengthNote, pets ? rules.petNote : null);
  }
  return notes.filter((note) => note !== null);
}

interface Props {
  facts: OfferSubmittedFacts;
  tenant: { name: string; wasInvited: boolean };
  subject: string;
}
