import { formatAvailability } from "../../domain/shared/dates.ts";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { getDeposit, formatPounds, getWeeklyRent } from "../../domain/shared/money.ts";
import { calculateMoveInCost } from "../../domain/listings/move-in-cost.ts";
import { Icon } from "../ui/icon.tsx";
import { AskUsLink } from "./ask-us-link.tsx";
import "./rent.css";
import { href } from "react-router";
import { ButtonLink, Button } from "../ui/button.tsx";
import { announce } from "../saved/announcement.ts";
import { retryImport } from "../ui/retry-import.ts";
import { useOnDemand } from "../ui/use-on-demand.ts";
import { useBackCloses } from "../ui/use-history-layer.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { AppLinks } from "./share/app-links.tsx";
import "./share/share.css";

const importShareDialog = retryImport(() => import("./share/share-dialog.tsx"));

const loadShareDialog = () => importShareDialog().then((part) => part.ShareDialog);

export function RentPanel({
  home,
  address,
  today,
}: {
  home: PublicListing;
  address: string;
  today: string;
}) {
  return (
    <aside className="detail__side" aria-labelledby="rent-title">
      <div className="rent">
        <div className="panel panel--door">
          <h2 className="visually-hidden" id="rent-title">
            Rent and viewing
          </h2>
          <p className="rent__pcm">
            <b>{formatPounds(home.rentPcm)}</b> pcm
          </p>
          <p className="rent__weekly tabular-numbers">
            {formatPounds(getWeeklyRent(home.rentPcm))} per week
          </p>
          <div className="rent__actions">
            <RentActions home={home} />
          </div>
          <dl className="term-list term-list--rent">
            <dt>Deposit</dt>
            <Deposit home={home} />
            <dt>To move in</dt>
            <dd>{formatPounds(calculateMoveInCost(home).total)}</dd>
            <dt>Available</dt>
            <dd>
              {home.status === "let-agreed"
                ? "Let agreed"
                : formatAvailability(home.availableFrom, today)}
            </dd>
            <dt>Furnishing</dt>
            <dd>{home.furnishing ?? <AskUsLink id={home.id} about="furnishing" />}</dd>
          </dl>
          {home.status !== "let-agreed" && <ViewingOptions />}
          <ShareHome name={home.name} address={address} />
        </div>
      </div>
    </aside>
  );
}

/** Five weeks' rent, or £0 and an asterisk (renter specification, section 9). */
function Deposit({ home }: { home: PublicListing }) {
  if (home.noDeposit) {
    return (
      <dd>
        £0*<small>* This home is let without a deposit</small>
      </dd>
    );
  }
  return (
    <dd>
      {formatPounds(getDeposit(home))}
      <small>5 weeks’ rent: 5 × {formatPounds(getWeeklyRent(home.rentPcm))}</small>
    </dd>
  );
}

function ViewingOptions() {
  return (
    <>
      <h3 className="heading-4">Ways to view</h3>
      <ul className="ways">
        <li>
          <Icon name="door-open" />
          In person, Monday to Saturday
        </li>
        <li>
          <Icon name="video" />
          Live video tour with an agent
        </li>
        <li>
          <Icon name="camera" />
          Recorded video viewing
        </li>
      </ul>
    </>
  );
}

function RentActions({ home }: { home: PublicListing }) {
  const letAgreed = home.status === "let-agreed";
  return (
    <>
      {!letAgreed && (
        <ButtonLink size="large" block to={href("/book-viewing/:id", { id: home.id })}>
          Book In-person Viewing
        </ButtonLink>
      )}
      <ButtonLink
        look={letAgreed ? "primary" : "secondary"}
        block
        to={href("/enquire/:id", { id: home.id })}
      >
        Enquire
      </ButtonLink>
    </>
  );
}

/** Without JavaScript it shows plain links. */
function ShareHome({ name, address }: { name: string; address: string }) {
  const {
    Part: ShareDialog,
    open,
    close,
  } = useOnDemand(loadShareDialog, () => announce("Sharing didn’t load. Please try again."));
  const leave = useBackCloses("share", ShareDialog !== null, close);
  const hydrated = useHydrated();
  return (
    <div className="share no-print">
      <div className="share__actions">
        <Button
          look="quiet"
          size="small"
          aria-haspopup="dialog"
          disabled={!hydrated}
          onClick={open}
        >
          <Icon name="share-2" />
          Share this home
        </Button>
        <Button look="quiet" size="small" disabled={!hydrated} onClick={() => print()}>
          <Icon name="file-text" />
          Print a brochure
        </Button>
      </div>
      <noscript>
        <h3 className="heading-4">Share this home</h3>
        <AppLinks name={name} address={address} />
      </noscript>
      {ShareDialog && (
        <ShareDialog
          name={name}
          address={address}
          onClose={() => {
            close();
            leave();
          }}
        />
      )}
    </div>
  );
}
