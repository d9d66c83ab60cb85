import { formatPounds, getWeeklyRent } from "../../domain/shared/money.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { viewingText } from "../brand/viewing-text.ts";
import { HomeFactsList } from "../listings/home-facts-list.tsx";
import { HomeCover } from "../ui/home-cover.tsx";
import { Plate } from "../ui/plate.tsx";
import type { ViewingHome } from "../../domain/viewings/viewing.ts";

const { label, times, stuck, phone } = viewingText.aside;

/** On narrow pages it is beside the facts and cropped to their height. */
const coverSizes = "(max-width: 69.99rem) 16rem, 21rem";

export function ViewingAside({ home }: { home: ViewingHome }) {
  return (
    <aside className="viewing__side" aria-label={label}>
      <div className="panel panel--door viewing__card">
        <HomeCover home={home} sizes={coverSizes} />
        <div className="viewing__info">
          <Plate area={home.area} outcode={home.outcode} />
          <h2 className="heading-3">{home.name}</h2>
          <p className="home__price">
            {formatPounds(home.rentPcm)} <small>pcm</small>{" "}
            <small className="muted">· {formatPounds(getWeeklyRent(home.rentPcm))} pw</small>
          </p>
          <HomeFactsList home={home} />
        </div>
      </div>
      <p className="small muted mt-5">
        {times} {stuck}{" "}
        <a className="nowrap" href={buildPhoneLink(phone)}>
          {phone}
        </a>
        .
      </p>
    </aside>
  );
}
