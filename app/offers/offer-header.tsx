import { formatAvailability, getLondonDate, formatNumericDate } from "../../domain/shared/dates.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { offerText } from "../brand/texts/offer-text.ts";
import { HomeCover } from "../ui/home-cover.tsx";
import { Plate } from "../ui/plate.tsx";
import type { OfferHome } from "./offer-page-types.ts";

export function OfferHeader({
  home,
  today,
  expiresAt,
}: {
  home: OfferHome;
  today: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}) {
  const { name, area, outcode, rentPcm, availableFrom } = home;
  const available = formatAvailability(availableFrom, today);
  return (
    <header className="journey__head offer__head">
      <div>
        <Plate area={area} outcode={outcode} />
        <h1>{offerText.title(name)}</h1>
        <p className="muted">
          {offerText.listed(
            formatPounds(rentPcm),
            available[0]!.toLowerCase() + available.slice(1),
          )}{" "}
          {offerText.keptUntil(formatNumericDate(getLondonDate(new Date(expiresAt))))}
        </p>
      </div>
      <HomeCover home={home} sizes="22rem" />
    </header>
  );
}
