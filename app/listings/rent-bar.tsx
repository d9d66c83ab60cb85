import { href } from "react-router";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { formatPounds, getWeeklyRent } from "../../domain/shared/money.ts";
import { ButtonLink } from "../ui/button.tsx";

export function RentBar({ home }: { home: PublicListing }) {
  const letAgreed = home.status === "let-agreed";
  return (
    <div className="rent-bar no-print">
      <p>
        <b>{formatPounds(home.rentPcm)}</b> pcm
        <small className="tabular-numbers">{formatPounds(getWeeklyRent(home.rentPcm))} pw</small>
      </p>
      <div className="rent-bar__actions">
        <ButtonLink
          look={letAgreed ? "primary" : "secondary"}
          to={href("/enquire/:id", { id: home.id })}
        >
          Enquire
        </ButtonLink>
        {!letAgreed && (
          <ButtonLink to={href("/book-viewing/:id", { id: home.id })}>
            <span>
              <span className="nowrap">Book In-person</span> Viewing
            </span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
