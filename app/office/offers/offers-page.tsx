import { href, Link } from "react-router";
import type { Route } from "./+types/offers-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { listOfferHomes } from "../../../server/tenancies/decision/list-offer-homes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Plate } from "../../ui/plate.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

export const handle = { shows: ["offer", "listing", "tenancy"] } satisfies PageHandle;

const mostShown = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const now = app.now();
  const homes = await listOfferHomes(
    app.database.orm,
    getLondonDate(now),
    mostShown,
    getShownBranch(getSignedIn({ context })),
  );
  return {
    homes: homes.map(({ firstAt, ...home }) => ({
      ...home,
      first: firstAt && formatMoment(firstAt, now),
    })),
  };
}

type Home = Route.ComponentProps["loaderData"]["homes"][number];

export default function OffersPage({ loaderData: { homes } }: Route.ComponentProps) {
  const waiting = homes.filter((home) => home.waiting > 0);
  const others = homes.filter((home) => home.waiting === 0);
  return (
    <>
      <OfficeHead title="Offers" note="Shown in the order received, not by rent" />
      <div className="office-body office-list">
        {waiting.length === 0 && (
          <EmptyState title="No offers awaiting a decision">
            <p>Open a past viewing to invite the renter to make an offer.</p>
          </EmptyState>
        )}
        <HomesOf title="To decide" homes={waiting} look="door" />
        <HomesOf title="Decided" homes={others} />
      </div>
    </>
  );
}

function HomesOf({ title, homes, look }: { title: string; homes: readonly Home[]; look?: "door" }) {
  if (homes.length === 0) return null;
  return (
    <OfficeSection title={title} count={homes.length} {...(look && { look })}>
      <ul className="rows">
        {homes.map((home) => (
          <li key={home.id} className="rows__split">
            <div>
              <p>
                <Link to={href("/office/offers/:listingId", { listingId: home.id })}>
                  {home.name}
                </Link>
                <span className="badge">{describeState(home)}</span>
              </p>
              <p className="tiny">
                {formatPounds(home.rentPcm)} pcm, {describeCounts(home)}
              </p>
            </div>
            <Plate area={home.area} outcode={home.outcode} />
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function describeState({ waiting, accepted }: Home): string {
  if (waiting > 0) return `${waiting} to decide`;
  return accepted > 0 ? "Accepted" : "Decided";
}

function describeCounts({ first, open, waiting, declined, isAsked, isAnswered }: Home): string {
  const backups = open - waiting;
  return [
    first && `first received ${first}`,
    backups > 0 && `${backups} kept as backup`,
    declined > 0 && `${declined} declined`,
    waiting > 0 && isAsked && (isAnswered ? "the landlord answered" : "sent to landlord"),
  ]
    .filter(Boolean)
    .join(", ");
}
