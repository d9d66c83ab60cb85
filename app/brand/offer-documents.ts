import { incomeMultiple } from "../../domain/agency/shown-settings.ts";
import { brand } from "./brand.ts";

export interface OfferDocument {
  title: string;
  lede: string;
  sections: { heading: string; paragraphs: string[] }[];
}

const contract: OfferDocument["sections"] = [
  {
    heading: "The tenancy",
    paragraphs: [
      "The tenancy is an assured periodic tenancy. It runs from month to month and has no fixed end. A length that you wrote into your offer tells the landlord your plans and binds nobody.",
      "You may end it at any time with two months’ notice in writing. The landlord may end it only on a ground that the law names, with the notice that belongs to that ground.",
    ],
  },
  {
    heading: "Rent and deposit",
    paragraphs: [
      "The rent is paid monthly in advance, never more than one month at a time, and for the first time once the agreement is signed. It may go up once a year at most, with two months’ notice on the form that the law prescribes; you may ask the tribunal whether the new rent is the market’s.",
      "The deposit is at most five weeks’ rent, or six where the annual rent is £50,000 or above. It is protected in a government-approved scheme within 30 days, and you are told which.",
    ],
  },
  {
    heading: "Living there",
    paragraphs: [
      "The landlord keeps the structure, the heating and the supply of water, gas and electricity in repair. You look after the home, tell us early when something breaks, and let us in with 24 hours’ notice.",
      "You may ask to keep a pet. The landlord must consider it, answers in writing within 28 days, and may refuse only with a good reason.",
      "You may not sublet the home or part of it without the landlord’s agreement in writing.",
    ],
  },
];

export const offerDocumentTexts: Record<string, OfferDocument> = {
  "offer-terms": {
    title: "Terms of the offer form",
    lede: "What it means to send an offer, and what it does not.",
    sections: [
      {
        heading: "What an offer is",
        paragraphs: [
          "An offer tells the landlord that you would like to rent the home, from when, at which rent, and with whom. It is no contract: neither you nor the landlord is bound until a tenancy agreement is signed.",
          "You may offer the advertised rent or less. Since 1 May 2026 we may not ask for or accept more.",
        ],
      },
      {
        heading: "What you promise",
        paragraphs: [
          "What you tell us is true as far as you know. Every tenant is 18 or over on the move-in date and knows that you give us their details. If something changes, tell us.",
        ],
      },
      {
        heading: "What we do with it",
        paragraphs: [
          "We pass your offer to the landlord, without the texts and details that they do not need. An Account Manager calls you back. Benefits, children and disability are never a reason to turn an offer down.",
          "Sending an offer costs nothing. If it is accepted we may ask for a holding deposit of at most one week’s rent. There are then 15 days, the day of payment included, to make the agreement; if the landlord withdraws, it is paid back in full within seven days.",
        ],
      },
    ],
  },
  "offer-faq": {
    title: "Questions about making an offer",
    lede: "The ones that people ask most.",
    sections: [
      {
        heading: "Can I leave the form and come back?",
        paragraphs: [
          "Yes. What you enter is kept under your link for 30 days after your last change, on every device that opens it. Once you send the offer it is erased from the form.",
        ],
      },
      {
        heading: "Can we fill it in together?",
        paragraphs: [
          "Yes: share the link with the people who will sign with you. If two of you change something at the same moment, the form shows both and lets you choose. Nothing is overwritten silently.",
        ],
      },
      {
        heading: "Must every tenant be named?",
        paragraphs: [
          "Everyone who will sign the agreement, up to five people, with their shares of the rent adding up to 100%. Children are counted but not named.",
        ],
      },
      {
        heading: `What if our income is below ${incomeMultiple.usual} times the monthly rent?`,
        paragraphs: [
          "Send the offer all the same. A guarantor can stand in, and the landlord looks at the whole picture. You will not be asked for more than a month’s rent in advance instead.",
        ],
      },
      {
        heading: "Can I change an offer that I have sent?",
        paragraphs: [
          `Call us on ${brand.phone} or answer the confirmation email: we change or withdraw it with you.`,
        ],
      },
    ],
  },
  "contract-terms": {
    title: "Contract terms",
    lede: "The main points of our tenancy agreement. The agreement itself comes once your offer is accepted, in good time before you sign.",
    sections: contract,
  },
  "contract-terms-build-to-rent": {
    title: "Contract terms for build-to-rent homes",
    lede: "The main points of the tenancy agreement of homes that one company lets in a whole building.",
    sections: [
      ...contract,
      {
        heading: "The building",
        paragraphs: [
          "The landlord is the company that owns the building. Its house rules are part of the agreement and are handed to you with it. Shared rooms, the concierge and parcel lockers are included in the rent unless your agreement says otherwise.",
        ],
      },
    ],
  },
};
