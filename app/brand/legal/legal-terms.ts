import { brand } from "../brand.ts";
import { copyright } from "../company-notes.ts";
import type { LegalSection } from "./legal-section.ts";

export const legalTerms = {
  copyright: {
    id: "copyright",
    title: "Copyright",
    blocks: [
      `${copyright}. The texts, drawings, plans and code of this site belong to us or to those who let us use them.`,
      "You may read, print and keep pages for your own use, and quote from them with our name and a link. To republish more, to copy listings into another service, or to use our name or wordmark, ask us in writing first.",
      "Photographs of a home belong to its landlord, its photographer or us, and may be used only to look at that home.",
    ],
  },
  disclaimer: {
    id: "disclaimer",
    title: "Disclaimer",
    blocks: [
      "We take care that what we publish here is correct, and correct it when it is not. However, rents, dates and availability change during the day, and measurements and plans are approximate. A listing is an invitation to view, not an offer of a tenancy.",
      "Guides, answers and the fee calculator are general information about letting in England. They are not legal, tax or financial advice for your case, and any figure the calculator shows is an estimate and not a quote.",
      "Links to other sites are there for convenience. The people who run those sites are responsible for what happens there. Nothing on this page limits a liability that the law does not allow to be limited, such as for death or injury caused by negligence, or for fraud.",
      {
        heading: "Who may register",
        blocks: [
          "To register with us, to make an offer or to instruct us you must be 18 or over. By sending a form you confirm that you are, and that what you tell us is true and yours to tell.",
        ],
      },
    ],
  },
  governingLaw: {
    id: "governing-law",
    title: "Governing Law",
    blocks: [
      "These notes, and any dispute arising from the use of this site, are governed by the law of England and Wales, and the courts of England and Wales decide. If you live in Scotland or Northern Ireland, you can also go to the courts there.",
      `Send complaints to us first, in writing, at ${brand.email}. If you are not satisfied with our final answer, or have not had one within 8 weeks, the ${brand.schemes[0]} will look at the case free of charge.`,
    ],
  },
} satisfies Record<string, LegalSection>;
