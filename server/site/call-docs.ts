import { walletName } from "../../domain/agency/agency.ts";
import * as v from "valibot";
import { placeOfferBodies } from "../../domain/offers/offer.ts";
import { placeParameters } from "../../domain/places/place-query.ts";
import { valrequestBodies } from "../../domain/requests/requests.ts";
import { searchFeature, searchParameters } from "../../domain/search/search.ts";
import { viewRequestBodies } from "../../domain/viewings/view-request.ts";
import {
  enquiryAnswer,
  humanCheckAnswer,
  listingAnswer,
  offerAnswer,
  placesAnswer,
} from "./wire-schemas.ts";

export interface CallDoc {
  tag: string;
  summary: string;
  description?: string;
  query?: Record<string, { schema: v.GenericSchema; says: string; required?: true; many?: true }>;
  path?: Record<string, string>;
  bodies?: v.GenericSchema[];
  answer: { status: 200 | 201; schema: v.GenericSchema };
  problems?: (400 | 404 | 409 | 410 | 429)[];
}

const homes = "Homes";
const requests = "Requests";
const offers = "Offers";
const alerts = "Alerts";
const campaigns = "Campaigns";
const others = "Others";

export const tags = [
  { name: homes, description: "What is to let." },
  { name: offers, description: "For who was invited to make one: the id is the key to it." },
  { name: requests, description: "What people send, with a solved human check unless told." },
  {
    name: campaigns,
    description:
      "Answers to the links of our e-mails: no human check, for the id proves the reader.",
  },
  { name: alerts, description: "E-mails about the homes of a search." },
  { name: others, description: "What the pages use beside." },
];

const describedAnswer = (says: string, name: keyof typeof searchParameters) => ({
  schema: searchParameters[name],
  says,
});

const oneListing: CallDoc = {
  tag: homes,
  summary: "One home",
  path: { id: "The home's id" },
  answer: { status: 200, schema: listingAnswer },
  problems: [404],
};

const requestKept: CallDoc["answer"] = {
  status: 201,
  schema: v.strictObject({ requestId: v.string() }),
};
const ok: CallDoc["answer"] = { status: 201, schema: v.strictObject({ ok: v.boolean() }) };

const campaignReply: Omit<CallDoc, "summary"> = {
  tag: campaigns,
  description: "The last answer stands; each is kept with its time.",
  answer: ok,
  problems: [404],
};

/** By method and path. A test checks that each call has an entry. */
export const callDocs: Record<string, CallDoc> = {
  "GET /properties": {
    tag: homes,
    summary: "Homes that match a search",
    description: "An unknown or bad parameter is refused; an empty one counts as absent.",
    query: {
      home: describedAnswer("Id of the only home that is looked for", "home"),
      area: describedAnswer(
        "Slug or name of a city, neighbourhood or postcode district; London means every home",
        "area",
      ),
      q: describedAnswer("Words that a home mentions", "q"),
      rentmin: describedAnswer("Whole pounds a month", "rentmin"),
      rentmax: describedAnswer("Whole pounds a month", "rentmax"),
      bedsmin: describedAnswer("Bedrooms, at least", "bedsmin"),
      bedsmax: describedAnswer("Bedrooms, at most", "bedsmax"),
      bathmin: describedAnswer("Bathrooms, at least", "bathmin"),
      propType: describedAnswer("Either restricts nothing", "propType"),
      furnishing: describedAnswer("Flexible restricts nothing", "furnishing"),
      availablefrom: describedAnswer(
        "`now`, or a date from which on it becomes free",
        "availablefrom",
      ),
      features: {
        schema: searchFeature,
        says: "A feature that it has; may be repeated",
        many: true,
      },
      lat: describedAnswer("With `long`: within a mile of this point", "lat"),
      long: describedAnswer("With `lat`", "long"),
      bbox: describedAnswer("A section of the map: west,south,east,north in degrees", "bbox"),
      sort: describedAnswer("Newest first unless told", "sort"),
      offset: describedAnswer("How many to leave out at the beginning", "offset"),
      limit: describedAnswer("At most so many; 0 asks for the count alone", "limit"),
    },
    answer: {
      status: 200,
      schema: v.strictObject({
        listings: v.array(listingAnswer),
        listingcount: v.pipe(v.number(), v.description("All that match")),
      }),
    },
    problems: [400],
  },
  "GET /places": {
    tag: homes,
    summary: "Places that a typed text may mean",
    query: {
      q: { schema: placeParameters.q, says: "What was typed", required: true },
      for: {
        schema: placeParameters.for,
        says: "`address`: streets and houses alone, of a geocoder",
      },
      city: { schema: placeParameters.city, says: "Only its places, and the other cities by name" },
    },
    answer: { status: 200, schema: placesAnswer },
    problems: [400, 429],
  },
  "GET /listing/:id": oneListing,
  "GET /listingS/:id": { ...oneListing, summary: "The same under its other name" },
  "GET /human-check": {
    tag: requests,
    summary: "What to solve before sending something",
    description: "The token made from it is `recaptchaToken` of the call, and good once.",
    answer: { status: 200, schema: humanCheckAnswer },
    problems: [429],
  },
  "POST /submitenquiry": {
    tag: requests,
    summary: "A question about a home, or a wish to view it",
    description: "The listing's own fields are taken and not read: the site knows its homes.",
    answer: { status: 201, schema: v.strictObject({ EnqId: v.string() }) },
  },
  "POST /bookingreply": {
    tag: requests,
    summary: "Whether a renter comes to a viewing, or what should change",
    description:
      "`resp` true attends; false needs a `message`. The last reply stands. The token is `recaptchatoken`.",
    answer: { status: 201, schema: v.strictObject({ message: v.string() }) },
  },
  "GET /enquiry/:id": {
    tag: requests,
    summary: "The home of an enquiry, and whether its person must still answer the questions",
    path: { id: "The enquiry's id, beginning with a0" },
    answer: { status: 200, schema: enquiryAnswer },
    problems: [404, 429],
  },
  "POST /addrenter": {
    tag: requests,
    summary: "Begins a viewing request with the contact details",
    description:
      "Needs no human check. The same person and home again within a day give the same enquiry.",
    answer: {
      status: 201,
      schema: v.strictObject({
        contactId: v.string(),
        EnqId: v.string(),
        isQualified: v.boolean(),
      }),
    },
  },
  "POST /viewrequest": {
    tag: requests,
    summary: "When a renter would like to see a home, with the answers of the stepper",
    description:
      "Steps 2 and 3 may be left out, whole, by a contact who answered them within 90 days, the contact by who names an enquiry. `isQualified` and the listing's own fields are taken and not read.",
    bodies: viewRequestBodies,
    answer: { status: 201, schema: v.strictObject({ EnqId: v.string() }) },
  },
  "POST /valrequest": {
    tag: requests,
    summary: "A landlord asks for a valuation",
    description:
      "With `source` build-to-rent the free text may be left out. `homes` says how many homes a portfolio has.",
    bodies: valrequestBodies,
    answer: requestKept,
  },
  "POST /switchrequest": {
    tag: requests,
    summary: "A landlord wants to come from another agent",
    answer: requestKept,
  },
  "POST /demorequest": {
    tag: requests,
    summary: `A landlord asks for a demonstration of the ${walletName}`,
    answer: requestKept,
  },
  "POST /contactus": { tag: requests, summary: "A message", answer: requestKept },
  "POST /referral": {
    tag: requests,
    summary: "Somebody recommends us to a landlord",
    answer: requestKept,
  },
  "GET /offer/:id": {
    tag: offers,
    summary: "The home of an offer, and what was entered so far",
    description: "`error` is `Already submitted` once it was sent; then there is nothing else.",
    path: { id: "From the invitation" },
    answer: { status: 200, schema: offerAnswer },
    problems: [404, 410, 429],
  },
  "POST /offer/:id/draft": {
    tag: offers,
    summary: "Keeps what was entered so far",
    description:
      "`version` is the one that the draft was made from. If it is not the newest, 409 brings the draft and version that are kept. Needs no human check.",
    path: { id: "From the invitation" },
    answer: {
      status: 201,
      schema: v.strictObject({ version: v.pipe(v.number(), v.description("To save with next")) }),
    },
    problems: [409, 410],
  },
  "POST /placeoffer": {
    tag: offers,
    summary: "Submits an offer, once",
    description:
      "A home whose `liteOffer` is true takes the short form, every other home the long one. Rent in whole pounds a month, dates `YYYY-MM-DD`, salaries a year, shares in percent, 100 together.",
    bodies: placeOfferBodies,
    answer: ok,
    problems: [409, 410],
  },
  "POST /alert": {
    tag: alerts,
    summary: "Asks for an alert, which begins once it is confirmed by e-mail",
    description: "`search` is the query string of a search, or an object of its parameters.",
    answer: ok,
  },
  "POST /alert/:token/confirm": {
    tag: alerts,
    summary: "Begins an alert",
    path: { token: "From the mail that asks to confirm" },
    answer: {
      status: 200,
      schema: v.strictObject({ state: v.picklist(["on", "full", "gone"]) }),
    },
    problems: [429],
  },
  "POST /alert/:token/unsubscribe": {
    tag: alerts,
    summary: "Ends an alert, with one click (RFC 8058)",
    path: { token: "From any mail of the alert" },
    answer: { status: 200, schema: v.strictObject({ state: v.literal("stopped") }) },
    problems: [429],
  },
  "POST /emailcampaign": { ...campaignReply, summary: "Whether somebody wants a viewing" },
  "POST /rentercheck": { ...campaignReply, summary: "Whether we may go on with a renter" },
  "POST /rentersurvey": { ...campaignReply, summary: "How somebody likes renting through us" },
  "POST /campaign/:token/unsubscribe": {
    tag: campaigns,
    summary: "No more campaigns to whoever got the mail, with one click (RFC 8058)",
    path: { token: "The id of the mail's links" },
    answer: {
      status: 200,
      schema: v.strictObject({ state: v.picklist(["stopped", "gone"]) }),
    },
    problems: [429],
  },
  "POST /faqvote": {
    tag: others,
    summary: "Whether an answer of the questions was useful",
    description: "Needs no human check: it holds nothing about anybody.",
    answer: ok,
  },
  "GET /openapi.json": {
    tag: others,
    summary: "This description",
    answer: { status: 200, schema: v.looseObject({ openapi: v.literal("3.1.0") }) },
  },
};
