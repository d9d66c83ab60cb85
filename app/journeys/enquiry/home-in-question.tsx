import { pounds } from "../../../domain/money.ts";
import { brand } from "../../brand/brand.ts";
import { fallbackArt } from "../../ui/fallback-art.ts";
import { Plate } from "../../ui/plate.tsx";

export interface HomeInQuestion {
  id: string;
  name: string;
  area: string;
  outcode: string;
  rentPcm: number;
  /** Address of its first photo. */
  cover: string | null;
}

/** Beside the form: which home it is about, and what happens after sending. */
export function HomeAside({ home }: { home: HomeInQuestion }) {
  return (
    <aside className="wizard__side" aria-label="The home you ask about">
      <div className="wizard__home">
        <img src={home.cover ?? fallbackArt(home.id)} alt="" width="800" height="600" />
        <div className="wizard__facts">
          <Plate area={home.area} outcode={home.outcode} />
          <h2 className="home__name">{home.name}</h2>
          <p className="home__price">
            {pounds(home.rentPcm)} <small>pcm</small>
          </p>
        </div>
      </div>
      <div className="wizard__next">
        <h2 className="h-3">What happens next</h2>
        <ul className="knobs knobs--tight">
          <li>You get a confirmation by email at once.</li>
          <li>A Sales Associate reads your message and answers it.</li>
          <li>If you want to see the home, we agree a time: {brand.viewingTimes}.</li>
        </ul>
      </div>
    </aside>
  );
}
