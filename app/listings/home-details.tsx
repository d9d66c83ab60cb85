import type { PublicListing } from "../../domain/listings/listing.ts";
import { calculateMoveInCost, describeHoldingUse } from "../../domain/listings/move-in-cost.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { TrustWidget } from "../agency/trust-widget.tsx";
import { Documents } from "./documents.tsx";
import { HowToRent } from "./how-to-rent.tsx";
import { Payments } from "./payments.tsx";

export function HomeDetails({ home, phone }: { home: PublicListing; phone: string }) {
  return (
    <>
      <Documents home={home} />
      <HowToRent letAgreed={home.status === "let-agreed"} />
      <MoveIn home={home} />
      <Payments rentPcm={home.rentPcm} phone={phone} />
      <div className="block block--trust">
        <TrustWidget />
      </div>
    </>
  );
}

function MoveIn({ home }: { home: Pick<PublicListing, "rentPcm" | "noDeposit"> }) {
  const cost = calculateMoveInCost(home);
  return (
    <section className="block block--move-in">
      <h2>What it costs to move in</h2>
      <dl className="sum">
        <div>
          <dt>First month’s rent</dt>
          <dd>{formatPounds(cost.firstMonth)}</dd>
        </div>
        <div>
          <dt>Deposit{home.noDeposit ? "" : ", 5 weeks’ rent"}</dt>
          <dd>{home.noDeposit ? "£0*" : formatPounds(cost.deposit)}</dd>
        </div>
        <div className="sum__total">
          <dt>To move in</dt>
          <dd>{formatPounds(cost.total)}</dd>
        </div>
      </dl>
      <p className="small muted">
        You reserve the home with a holding deposit of {formatPounds(cost.holdingDeposit)}, no more
        than 1 week’s rent. {describeHoldingUse(home)}, which leaves {formatPounds(cost.onMovingIn)}{" "}
        to pay on moving in.
      </p>
      {home.noDeposit && <p className="small muted">* This home is let without a deposit.</p>}
    </section>
  );
}
