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
  { name: homes, description: "What is to let." },
  { name: offers, description: "For who was invited to make one: the id is the key to it." },
  { name: requests, description: "What people send, with a solved human check unless told." },
  {
    name: campaigns,
    description:
      "Answers to the links of our emails: no human check, for the id proves the reader.",
  },
  { name: alerts, description: "Emails about the homes of a search." },
  {
    name: office,
    description:
      "For the agency's other systems, with a key that a member of staff makes in the office.",
  },
  { name: others, description: "What the pages use beside." },
];
