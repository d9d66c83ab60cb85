import type { Agency } from "../../domain/agency/agency.ts";
import type { Point } from "../../domain/places/area.ts";

export interface Brand extends Agency {
  demo: boolean;
  line: string;
  cities: string[];
  /** Viewing hours, worded to end a sentence. */
  viewingTimes: string;
  hotspots: { name: string; outcode: string; slug: string }[];
  mapCentre: Point;
  office: Point;
  links: {
    blog: `https://${string}`;
    rentersBlog: string;
    chat: string;
    careers: string;
  };
  /** Memberships and legal notes for the footer, one paragraph each. */
  statements: string[];
  /** As registered at Companies House; a company must show it on its website. */
  registration: {
    place: string;
    /** Eight characters. */
    number: string;
    office: string[];
  };
  copyrightYear: number;
  /** Colour of the mobile browser's toolbar, `#rrggbb`. */
  themeColour: string;
}
