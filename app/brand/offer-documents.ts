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
      "The tenancy is an assured periodic tenancy. It runs from month to month and has no fixed end. If your offer gives a length, it tells the landlord your plans and binds no one.",
      "You may end it at any time with 2 months’ notice in writing. The landlord may end it only on a ground set out in law, with the notice required for that ground.",
    ],
  },
  {
    heading: "Rent and deposit",
    paragraphs: [
      "The rent is paid monthly in advance, never more than 1 month at a time, and for the first time once the agreement is signed. It may go up once a year at most, with 2 months’ notice on the form prescribed by law. You may ask the tribunal whether the new rent is in line with the market.",
      "The deposit is no more than 5 weeks’ rent, or 6 weeks’ where the annual rent is £50,000 or above. It is protected in a government-approved scheme within 30 days, and you will be told which.",
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
          "An offer tells the landlord that you would like to rent the home, from when, at which rent, and with whom. It is not a contract. Neither you nor the landlord is bound until a tenancy agreement is signed.",
          "You may offer the advertised rent or less. Since 1 May 2026 we may not ask for or accept more.",
        ],
      },
      {
        heading: "What you promise",
        paragraphs: [
          "What you tell us is true as far as you know. Every tenant is 18 or over on the move-in date and knows that you are giving us their details. If something changes, tell us.",
        ],
      },
      {
        heading: "What we do with it",
        paragraphs: [
          "We will pass your offer to the landlord, leaving out anything they do not need. An Account Manager will call you back. Benefits, children and disability are never a reason to turn an offer down.",
          "Sending an offer costs nothing. If it is accepted, we may ask for a holding deposit of no more than 1 week’s rent. There are then 15 days, including the day of payment, to make the agreement. If the landlord withdraws, the holding deposit is paid back in full within 7 days.",
        ],
      },
    ],
  },
  "offer-faq": {
    title: "Questions about making an offer",
    lede: "The questions people ask most.",
    sections: [
      {
        heading: "Can I leave the form and come back?",
        paragraphs: [
          "Yes. We save what you enter behind your link for 30 days after your last change, and you can open it on any device. Once you send the offer, we erase it from the form.",
        ],
      },
      {
        heading: "Can we fill it in together?",
        paragraphs: [
          "Yes. Share the link with the people who will sign with you. If two of you change something at the same time, the form shows both versions and lets you choose. Nothing is overwritten without asking you.",
        ],
      },
      {
        heading: "Must every tenant be named?",
        paragraphs: [
          "Yes. Name everyone who will sign the agreement, up to 5 people, with shares of the rent that add up to 100%. Children are counted but not named.",
        ],
      },
      {
        heading: `What if our income is below ${incomeMultiple.usual} times the monthly rent?`,
        paragraphs: [
          "Send the offer anyway. A guarantor can stand in, and the landlord looks at the whole picture. We won’t ask for more than a month’s rent in advance instead.",
        ],
      },
      {
        heading: "Can I change an offer I’ve sent?",
        paragraphs: [
          `Yes. Call us on ${brand.phone} or reply to the confirmation email, and we’ll change or withdraw it for you.`,
        ],
      },
    ],
  },
  "contract-terms": {
    title: "Contract terms",
    lede: "The main points of our tenancy agreement. You’ll get the agreement itself once your offer is accepted, in good time before you sign.",
    sections: contract,
  },
  "contract-terms-build-to-rent": {
    title: "Contract terms for build-to-rent homes",
    lede: "The main points of our tenancy agreement for buildings that one company lets as a whole.",
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
