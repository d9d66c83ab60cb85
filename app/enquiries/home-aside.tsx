import { formatPounds } from "../../domain/shared/money.ts";
import { HomeCover } from "../ui/home-cover.tsx";
import { Plate } from "../ui/plate.tsx";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";

/** On narrow pages it is beside the name and cropped to its height. */
const coverSizes = "(max-width: 59.99rem) 11rem, 42vw";

export function HomeAside({
  home,
  label,
  next,
}: {
  home: EnquiryHome;
  label: string;
  next: string[];
}) {
  return (
    <aside className="wizard__side" aria-label={label}>
      <div className="wizard__home">
        <HomeCover home={home} sizes={coverSizes} />
        <div className="wizard__facts">
          <Plate area={home.area} outcode={home.outcode} />
          <h2 className="home__name">{home.name}</h2>
          <p className="home__price">
            {formatPounds(home.rentPcm)} <small>pcm</small>
          </p>
        </div>
      </div>
      <div className="wizard__next">
        <h2 className="heading-3">What happens next</h2>
        <ul className="bullet-list bullet-list--tight">
          {next.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
