import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { buildBookingLink, buildOwnViewingLink } from "./booking-links.ts";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { Fact } from "../../agency/mails/mail-parts.tsx";

export function ViewingFacts({ facts }: { facts: BookingMailFacts }) {
  const { booking, negotiator } = facts;
  return (
    <>
      <Fact name="When">{formatWhen(facts)}</Fact>
      <Fact name="Where">{booking.place}</Fact>
      <Fact name="Who will be there">
        {`${negotiator.name}, on the day `}
        <span style={{ whiteSpace: "nowrap" }}>{negotiator.phone}</span>
      </Fact>
    </>
  );
}

/** Links to the reply page, or the phone number if the site's origin is not configured. */
export function ReplyLinks({ facts }: { facts: BookingMailFacts }) {
  const confirm = buildBookingLink(facts);
  const change = buildBookingLink(facts, "change");
  const own = buildOwnViewingLink(facts);
  const cancel = buildBookingLink(facts, "cancel");
  if (confirm === null || change === null || cancel === null) return <ReplyByPhone facts={facts} />;
  return (
    <>
      <ReplyLink to={confirm}>I will attend</ReplyLink>
      <ReplyLink to={change}>Request a change</ReplyLink>
      {own !== null && <ReplyLink to={own}>Move it to another time yourself</ReplyLink>}
      <ReplyLink to={cancel}>Cancel this viewing</ReplyLink>
    </>
  );
}

export function ReplyLink({ to, children }: { to: string; children: string }) {
  return (
    <p style={{ margin: "12px 0 0" }}>
      <a {...getMailStyle(["door"], { fontWeight: 600 })} href={to}>
        {children}
      </a>
    </p>
  );
}

export function ReplyByPhone({ facts: { agency } }: { facts: BookingMailFacts }) {
  return (
    <p style={{ margin: "12px 0 0" }}>
      Reply to this email or call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
    </p>
  );
}
