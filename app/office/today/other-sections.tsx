import { capitalise } from "../../../domain/shared/text/capitalise.ts";
import { formatCount, choosePlural } from "../../../domain/shared/formats/count.ts";
import { href, Link } from "react-router";
import { sayOffers } from "../../../domain/offers/say-offers.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

import { WholeLink } from "./whole-link.tsx";

interface OffersView {
  id: string;
  name: string;
  came: number;
  toDecide: number;
  first: string | null;
}

export function OffersToDecide({ offers }: { offers: readonly OffersView[] }) {
  if (offers.length === 0) return null;
  return (
    <OfficeSection title="Offers awaiting a decision" count={offers.length}>
      <ul className="rows">
        {offers.map(({ id, name, came, toDecide, first }) => (
          <li key={id} className="rows__split">
            <div>
              <b>{name}</b>, {sayOffers({ came, toDecide })}
              <p className="tiny">First offer received {first}</p>
            </div>
            <ButtonLink
              look="secondary"
              size="small"
              to={href("/office/offers/:listingId", { listingId: id })}
            >
              {choosePlural(came, "View offer", "Compare offers")}
              <span className="visually-hidden">: {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

/** Advertised, though a rule forbids it by now: a certificate ran out, or a word is not allowed. */
export function BlockedHomes({
  homes,
  count,
  whose,
}: {
  homes: readonly { id: string; name: string; problem: string }[];
  count: number;
  whose: "mine" | "office";
}) {
  if (homes.length === 0) return null;
  return (
    <OfficeSection
      title="Published properties that now fail a check"
      count={count}
      look="warn"
      tools={
        <>
          {homes.length < count && <WholeLink section="blocked" whose={whose} />}
          <Link to={`${href("/office/listings")}?tab=blocked`}>View all, including drafts</Link>
        </>
      }
    >
      <ul className="rows">
        {homes.map(({ id, name, problem }) => (
          <li key={id}>
            <Link to={href("/office/listings/:id", { id })}>{name}</Link>
            <p className="tiny">{problem}</p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

/** Certificates that run out, have, or lack file and number, of homes that are advertised or let. */
export function DueCertificates({
  homes,
  count,
  whose,
}: {
  homes: readonly {
    id: string;
    name: string;
    papers: { id: string; what: string; isExpired: boolean }[];
  }[];
  count: number;
  whose: "mine" | "office";
}) {
  if (count === 0) return null;
  return (
    <OfficeSection
      title="Certificates to renew or complete"
      count={count}
      look="warn"
      tools={homes.length < count && <WholeLink section="certificates" whose={whose} />}
    >
      <ul className="rows">
        {homes.map(({ id, name, papers }) => (
          <li key={id}>
            <Link to={`${href("/office/listings/:id", { id })}#documents`}>{name}</Link>
            {papers.map((paper) => (
              <p key={paper.id} className={paper.isExpired ? "tiny error" : "tiny"}>
                {paper.what}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

interface MailView {
  id: string;
  recipient: string;
  subject: string;
  reason: string;
}

export function FailedMails({ mails, count }: { mails: readonly MailView[]; count: number }) {
  if (mails.length === 0) return null;
  return (
    <OfficeSection
      title="Failed emails"
      count={count}
      look="warn"
      tools={<Link to={href("/office/emails")}>Outbox</Link>}
    >
      <ul className="rows">
        {mails.map(({ id, recipient, subject, reason }) => (
          <li key={id} className="rows__split">
            <div>
              To{" "}
              <b>
                <EmailText>{recipient}</EmailText>
              </b>
              <p className="tiny">{reason}</p>
            </div>
            <Link to={href("/office/emails/:id", { id })}>
              Correct<span className="visually-hidden"> {subject}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

/** Whoever held them may have gone home. */
export function SendingPausedNotice({ hold }: { hold: { since: string; by: string } | null }) {
  if (hold === null) return null;
  return (
    <OfficeSection
      title="Outgoing email is paused"
      look="warn"
      tools={<Link to={href("/office/emails")}>Outbox</Link>}
    >
      <p className="office-section__body">
        Paused by {hold.by} {hold.since}. Renters and landlords aren’t getting any emails.
      </p>
    </OfficeSection>
  );
}

/** Files that are held or were refused, homes that a feed lacks while they are being let, feeds that fail. */
export function FeedNeeds({
  needs,
}: {
  needs: readonly {
    key: string;
    fileId: string | null;
    listingId: string | null;
    title: string;
    why: string;
  }[];
}) {
  if (needs.length === 0) return null;
  return (
    <OfficeSection
      title="Feeds that need attention"
      count={needs.length}
      look="warn"
      tools={<Link to={href("/office/feeds")}>Portals and feeds</Link>}
    >
      <ul className="rows">
        {needs.map(({ key, fileId, listingId, title, why }) => (
          <li key={key}>
            <Link
              to={
                fileId !== null
                  ? href("/office/feeds/files/:id", { id: fileId })
                  : listingId !== null
                    ? href("/office/listings/:id", { id: listingId })
                    : href("/office/feeds")
              }
            >
              {title}
            </Link>
            <p className="tiny">{why}</p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

export function LastFeed({
  feed,
}: {
  feed: { at: string; records: number; taken: number; problems: string[] } | null;
}) {
  if (feed === null) return null;
  const { at, records, taken, problems } = feed;
  return (
    <OfficeSection
      title="Last import"
      tools={<Link to={href("/office/feeds")}>Portals and feeds</Link>}
    >
      <p className="office-section__body">
        <b>{capitalise(at)}</b>: imported {taken} of {formatCount(records, "record")}
        {problems.length > 0 && <span className="tiny"> {problems.join(", ")}</span>}
      </p>
    </OfficeSection>
  );
}
