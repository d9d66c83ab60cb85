import { formatPeriod } from "../../../domain/shared/period.ts";
import { retention, longRetention } from "../../../domain/privacy/retention.ts";
import { brand } from "../brand.ts";
import type { LegalSection } from "./legal-section.ts";

export const legalPrivacy = {
  policy: {
    id: "privacy-policy",
    title: "Privacy Policy",
    blocks: [
      "Last updated 18 May 2018.",
      `${brand.legalName}, ${brand.postalAddress.join(", ")}, decides how and why the personal data that you give us here is used. Write to ${brand.email} about anything in this policy.`,
      {
        heading: "What we hold",
        blocks: [
          "What you type into a form: your name, phone number, email address and message, and, in a viewing request or an offer, what a landlord needs for a decision, such as date of birth, occupation, income and when you want to move. If you vote on an answer in the FAQs, we store the vote without anything about you.",
          "For an alert: your email address and the search it is about.",
          "For an email in which we asked you something without being contacted first: your name, your address and your answers.",
          "Our server’s log holds ids and times so that we can find faults. It does not hold names, addresses or messages.",
        ],
      },
      {
        heading: "Why, and on what ground",
        blocks: [
          {
            list: [
              "To answer you, arrange a viewing or a valuation, and prepare a tenancy: steps you ask us to take towards a contract.",
              "To check the right to rent, prevent money laundering and keep accounts: our legal duties.",
              "To protect the site from bots, and to learn which pages help: our legitimate interest.",
              "To email you about homes that match your search: your consent, which you give by confirming the alert and can withdraw with the link in each of its emails.",
              "To ask you by email about homes that may suit you, about a renter or about how we are doing, if we are already in touch: our legitimate interest. Each of these emails has a link that stops them.",
              "To measure visits with another company’s tool: your consent, which you can withdraw at any time.",
            ],
          },
        ],
      },
      {
        heading: "Who else sees it",
        blocks: [
          "The landlord or the renter on the other side, as far as necessary. Referencing agencies, deposit schemes and contractors, if they become involved. Companies that run servers and email for us, under a contract that binds them to our instructions. Authorities, where the law requires it. We don’t sell your data to anyone.",
        ],
      },
      {
        heading: "How long",
        blocks: [
          {
            list: [
              ...Object.values({ ...retention, ...longRetention }).map(
                ({ what, keep, from }) => `${what}: ${formatPeriod(keep)} ${from}.`,
              ),
              "An alert that you confirmed: until you stop it.",
              "Your choice not to get emails in which we ask you something: until you tell us otherwise. We store it as a fingerprint that cannot be turned back into your address.",
            ],
          },
          "Then we erase it. If you want it erased sooner, write to us. We will erase it unless we have a legal duty to keep it.",
        ],
      },
      {
        heading: "Your rights",
        blocks: [
          "You can ask for a copy of what we hold, have mistakes corrected, have data erased or its use restricted, object to a use, and take your data elsewhere. We answer within 1 month, free of charge. If you are not satisfied, you can complain to the Information Commissioner’s Office.",
        ],
      },
    ],
  },
  cookies: {
    id: "cookies",
    title: "Cookies",
    blocks: [
      "A cookie is a line of text that your browser stores for a site. This is everything our site asks it to store:",
      {
        list: [
          "applicants: up to 5 contacts you have used in our forms, so that you don’t have to type them again. Stored for 180 days. You can remove them one by one in the form.",
          "cookie-choices: what you allowed and when, so that we don’t ask on every page. Stored for 180 days.",
          "saved-homes: the homes you saved, compared and viewed last, up to 50, 4 and 12. They stay on your device until you remove them.",
          "first-form: when this tab first opened a page with a form, to tell people from bots. It stays in the browser tab and goes when you close it.",
          "What you have typed into a form but not sent yet. It stays in the browser tab and goes when you close it. We also store an offer you have not sent yet, behind its link, so that you can continue elsewhere.",
        ],
      },
      "If you allow Analytics, another company’s analytics tool stores a random number in your browser and counts the pages it opens. If you allow Marketing, such a tool also notes which advert led you here, and other sites’ review widgets may set cookies of their own.",
      "Nothing from another company is loaded before you agree to it, and everything works if you don’t. You can change your mind with Cookie choices at the foot of every page, or delete everything in your browser’s settings.",
    ],
  },
} satisfies Record<string, LegalSection>;
