import { useId } from "react";
import { readPounds, splitPostcode } from "../../../../domain/listings/facts/read-home.ts";
import { formatAvailability, formatCardDate, isRealDate } from "../../../../domain/shared/dates.ts";
import { formatPounds, getWeeklyRent } from "../../../../domain/shared/money.ts";
import { HomeFactsList } from "../../../listings/home-facts-list.tsx";
import { HomeCover } from "../../../ui/home-cover.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { Badge } from "../../../ui/tag.tsx";
import type { EditedHome } from "../shown.ts";

/** The card of a list of homes, from what is written so far. The preview shows the whole page. */
export function RentersCard({
  home: { id, texts, pictures, isLive, today },
}: {
  home: Pick<EditedHome, "id" | "texts" | "pictures" | "isLive" | "today">;
}) {
  const titleId = useId();
  const rent = readPounds(texts.rentPcm);
  const cover = pictures.find(({ kind }) => kind === "photo") ?? null;
  const outcode = splitPostcode(texts.postcode)?.outcode;
  return (
    <section className="edit__card" aria-labelledby={titleId}>
      <h2 id={titleId}>Listing preview</h2>
      <article className="home">
        <div className="home__picture">
          <HomeCover home={{ id, cover }} sizes="20rem" />
          <Plate area={texts.area} {...(outcode && { outcode })} />
          {!isLive && <Badge kind="warn">Not public yet</Badge>}
        </div>
        <div className="home__body">
          <p className="home__price">
            {rent ? (
              <>
                {formatPounds(rent)} <small>pcm</small>{" "}
                <small>{formatPounds(getWeeklyRent(rent))} pw</small>
              </>
            ) : (
              "No rent yet"
            )}
          </p>
          <div className="home__line">
            <h3 className="home__name">{texts.name || "No name yet"}</h3>
            <Available from={texts.availableFrom} today={today} />
          </div>
          <p className="home__description">{texts.shortDescription}</p>
          <HomeFactsList home={readFacts(texts)} />
        </div>
      </article>
    </section>
  );
}

function Available({ from, today }: { from: string; today: string }) {
  const text = formatAvailability(isRealDate(from) ? from : null, today, formatCardDate);
  return (
    <span className={text === "Now" ? "available-from available-from--now" : "available-from"}>
      <span className="visually-hidden">Available </span>
      {text}
    </span>
  );
}

function readFacts({ bedrooms, bathrooms, furnishing }: EditedHome["texts"]) {
  const count = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : null);
  return {
    bedrooms: count(bedrooms),
    bathrooms: count(bathrooms),
    furnishing: furnishing === "" || furnishing === "unknown" ? null : furnishing,
  };
}
