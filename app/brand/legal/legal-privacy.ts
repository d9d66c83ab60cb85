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
          "What you type into a form: your name, telephone number, email address and message, and, in a viewing request or an offer, what a landlord needs for a decision, such as date of birth, occupation, income and when you want to move. A vote on an answer in the questions is kept without anything about you.",
          "Of an alert: your email address and the search that it is about.",
          "Of an email in which we asked you something of our own accord: your name, your address and your answers.",
          "Our server’s log holds ids and times so that we can find faults. It does not hold names, addresses or messages.",
        ],
      },
      {
        heading: "Why, and on what ground",
        blocks: [
          {
            list: [
              "To answer you, arrange a viewing or a valuation, and prepare a tenancy: steps that you ask us to take towards a contract.",
              "To check the right to rent, prevent money laundering and keep accounts: duties under the law.",
              "To keep the site safe from machines that pretend to be people, and to learn which pages help: our legitimate interest.",
              "To email you about homes that match your search: your consent, which you give by confirming the alert and can take back with the link in each of its emails.",
              "To ask you something by email about homes that may suit you, a renter, or how we are doing, where we are in touch already: our legitimate interest. Each of these emails has a link that ends them.",
              "To measure visits with another company’s tool: your consent, which you can take back at any time.",
            ],
          },
        ],
      },
      {
        heading: "Who else sees it",
        blocks: [
          "The landlord or the renter on the other side, as far as the matter needs it. Referencing agencies, deposit schemes and contractors, when it comes to that. Companies that run servers and email for us, under a contract that binds them to our instructions. Authorities, where the law requires it. We don’t sell your data to anyone.",
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
              "That you don’t want emails in which we ask you something: until you tell us otherwise. We keep it as a fingerprint of your address, from which no one can read the address.",
            ],
          },
          "Then we erase it. You can have it erased sooner, as far as no duty of ours stands against that: write to us.",
        ],
      },
      {
        heading: "Your rights",
        blocks: [
          "You can ask for a copy of what we hold, have mistakes corrected, have data erased or its use restricted, object to a use, and take your data elsewhere. We answer within one month, free of charge. If you are not content, the Information Commissioner’s Office hears complaints.",
        ],
      },
    ],
  },
  cookies: {
    id: "cookies",
    title: "Cookies",
    blocks: [
      "A cookie is a line of text that your browser keeps for a site. This is all that ours asks it to keep:",
      {
        list: [
          "applicants: the contacts that you have used in our forms, at most five, so that you need not type them again. Kept for 180 days and removable one by one in the form.",
          "cookie-choices: what you allowed and when, so that we don’t ask on every page. Kept for 180 days.",
          "saved-homes: the homes that you saved, compared and viewed last, at most 50, 4 and 12. They stay on your device until you remove them.",
          "first-form: when this tab first opened a page with a form, to tell people from machines. It stays in the browser’s tab and goes with it.",
          "What you have typed into a form that is not sent yet. It stays in the browser’s tab and goes with it. An offer that is not sent yet is kept with us too, behind its link, so that you can go on elsewhere.",
        ],
      },
      "If you allow Analytics, a measuring tool of another company keeps a random number in your browser and counts the pages that it opens. If you allow Marketing, such a tool also notes which advert led you here, and other sites’ review widgets may set cookies of their own.",
      "Nothing of another company is loaded before you agree to it, and everything works if you don’t. Change your mind with Cookie choices at the foot of every page, or delete all of it in your browser’s settings.",
    ],
  },
} satisfies Record<string, LegalSection>;
