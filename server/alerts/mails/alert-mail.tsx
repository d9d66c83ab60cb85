import { href } from "react-router";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { News } from "../../../domain/alerts/alert-news.ts";
import { isForOneHome } from "../../../domain/alerts/alert-search.ts";
import { formatAvailability } from "../../../domain/shared/dates.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { buildSearchLink, buildStopLink } from "./alert-links.ts";
import { describeRooms } from "../../listings/mails/rooms.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { headingFont, getMailStyle } from "../../agency/mails/mail-look.ts";
import { Title } from "../../agency/mails/mail-parts.tsx";

export interface HomeNews {
  news: News;
  home: Pick<
    Listing,
    "id" | "name" | "area" | "outcode" | "bedrooms" | "bathrooms" | "rentPcm" | "availableFrom"
  >;
}

export interface AlertMailFacts {
  alert: { id: string; search: string; description: string };
  recipient: string;
  /** At least one. */
  homes: HomeNews[];
  /** Number of further homes not shown. */
  more: number;
  siteUrl: string;
  agency: Agency;
  agencyEmail: string;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

export function AlertMail({ facts, subject }: { facts: AlertMailFacts; subject: string }) {
  const { alert, homes, more, siteUrl, agency, today } = facts;
  const isOneHome = isForOneHome(alert.search);
  return (
    <MailLayout agency={agency} title={subject} preview={alert.description}>
      <Title>{homes.length + more === 1 ? "A home for you" : "Homes for you"}</Title>
      <p style={{ margin: "12px 0 0" }}>{alert.description}</p>
      {homes.map((item) => (
        <HomeCard key={item.home.id} item={item} siteUrl={siteUrl} today={today} />
      ))}
      {!isOneHome && (
        <p style={{ margin: "28px 0 0" }}>
          {more > 0 && `And ${more} more: `}
          <a {...getMailStyle(["door"])} href={buildSearchLink(siteUrl, alert.search)}>
            View all matching homes
          </a>
        </p>
      )}
      <p {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "28px 0 0" })}>
        {`You’re getting this because you confirmed an alert for this ${isOneHome ? "home" : "search"}. `}
        <a {...getMailStyle(["ink-2"])} href={buildStopLink(siteUrl, alert.id)}>
          Stop this alert
        </a>
      </p>
    </MailLayout>
  );
}

function HomeCard({ item, siteUrl, today }: CardProps) {
  const { home, news } = item;
  return (
    <div
      {...getMailStyle(["beam", "ink"], {
        margin: "24px 0 0",
        padding: "12px 0 0",
        borderWidth: "4px 0 0",
        borderStyle: "solid",
      })}
    >
      <p {...getMailStyle(["door"], { fontSize: "14px", fontWeight: 600, margin: 0 })}>
        {describeNews(news)}
      </p>
      <p style={{ ...headingFont, fontSize: "20px", margin: "4px 0 0" }}>
        {`${formatPounds(home.rentPcm)} pcm`}
      </p>
      <p style={{ margin: "4px 0 0" }}>{`${home.name}, ${home.area} ${home.outcode}`}</p>
      <p {...getMailStyle(["ink-2"], { margin: "4px 0 0" })}>{describeRooms(home)}</p>
      <p {...getMailStyle(["ink-2"], { margin: "4px 0 0" })}>
        {`Available ${lowercaseFirst(formatAvailability(home.availableFrom, today))}`}
      </p>
      <p style={{ margin: "4px 0 0" }}>
        <a {...getMailStyle(["door"])} href={siteUrl + href("/property/:id", { id: home.id })}>
          View this home
        </a>
      </p>
    </div>
  );
}

interface CardProps {
  item: HomeNews;
  siteUrl: string;
  today: string;
}

/** @example reason({ kind: "reduced", from: 2500 }) // "Reduced from £2,500" */
export function describeNews(news: News): string {
  if (news.kind === "reduced") return `Reduced from ${formatPounds(news.from)}`;
  return news.kind === "new" ? "New" : "Back on the market";
}

function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
