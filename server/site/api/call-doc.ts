import type * as v from "valibot";

/** How a call is described in the OpenAPI document. */
export interface CallDoc {
  tag: string;
  summary: string;
  description?: string;
  query?: Record<string, { schema: v.GenericSchema; says: string; required?: true; many?: true }>;
  path?: Record<string, string>;
  bodies?: v.GenericSchema[];
  answer: { status: 200 | 201; schema: v.GenericSchema };
  /** 200 with the same answer where it was there before. */
  updates?: true;
  /** For those with a key of a member of staff. */
  needsKey?: true;
  /** Of a body that is no JSON. */
  bodyType?: string;
  problems?: (400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429)[];
}

export const homes = "Homes";
export const requests = "Requests";
export const offers = "Offers";
export const alerts = "Alerts";
export const campaigns = "Campaigns";
export const office = "Office";
export const others = "Others";

export const tags = [
  { name: homes, description: "Search for homes to let and get their details." },
  {
    name: offers,
    description: "For people invited to make an offer. The id works as a key, so keep it secret.",
  },
  {
    name: requests,
    description:
      "Messages and requests from the public. Each needs a solved human check unless it says otherwise.",
  },
  {
    name: campaigns,
    description:
      "Replies to the links in our emails. They need no human check, because the id identifies the reader.",
  },
  { name: alerts, description: "Emails about the homes that match a search." },
  {
    name: office,
    description:
      "For the agency’s other systems, with an API key created by a member of staff in the office.",
  },
  { name: others, description: "Other endpoints that the site’s pages use." },
];
