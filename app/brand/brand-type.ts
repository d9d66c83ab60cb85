import type { Agency } from "../../domain/agency/agency.ts";
import type { Point } from "../../domain/places/area.ts";

/** Everything on the pages that would change with the agency, beside what its mails say too. */
export interface Brand extends Agency {
  /** True where the homes are invented: their pictures are renderings, not photographs of them. */
  demo: boolean;
  /** The sentence in the footer. */
  line: string;
  /** Where the agency has homes to rent. */
  cities: string[];
  /** When homes are shown, to end a sentence with. */
  viewingTimes: string;
  /** Areas to begin a search with; each slug has its area page. */
  hotspots: { name: string; outcode: string; slug: string }[];
  /** Where maps open when nothing else is known. */
  mapCentre: Point;
  /** Where the office is, for its map and the way there. */
  office: Point;
  /** Addresses elsewhere. */
  links: {
    blog: `https://${string}`;
    rentersBlog: string;
    /** Opens a chat in a messaging app. */
    chat: string;
    careers: string;
  };
  /** Memberships and legal notes at the foot of every page, a paragraph each. */
  statements: string[];
  /** As Companies House has it; a company must show it on its website. */
  registration: {
    /** The part of the United Kingdom, `England and Wales`. */
    place: string;
    /** Eight characters. */
    number: string;
    /** One line an entry. */
    office: string[];
  };
  /** Of the site's first publication; the same wherever copyright is claimed. */
  copyrightYear: number;
  /** Of the browser's own bar on phones, as `#rrggbb`. */
  themeColour: string;
}
