import * as v from "valibot";
import { placeParameters } from "../../domain/places/place-query.ts";
import { searchFeature, searchParameters } from "../../domain/search/search.ts";
import { type CallDoc, homes } from "./call-doc.ts";
import { listingAnswer } from "../listings/listing-wire.ts";
import { placesAnswer } from "./wire-schemas.ts";

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

/** The calls that anybody may make to find homes. */
export const homeCallDocs: Record<string, CallDoc> = {
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
};
