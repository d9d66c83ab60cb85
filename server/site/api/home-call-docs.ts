import * as v from "valibot";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { placeParameters } from "../../../domain/places/place-query.ts";
import { searchFeature, searchParameters } from "../../../domain/search/read-search.ts";
import { nameFirstDay } from "../../../domain/viewings/requests/bookable-from.ts";
import { type CallDoc, homes } from "./call-doc.ts";
import { listingAnswer } from "../../listings/listing-wire.ts";
import { placesAnswer } from "./wire-schemas.ts";

const describeAnswer = (description: string, name: keyof typeof searchParameters) => ({
  schema: searchParameters[name],
  says: description,
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
      home: describeAnswer("Id of the only home that is looked for", "home"),
      area: describeAnswer(
        "Slug or name of a city, neighbourhood or postcode district; London means every home",
        "area",
      ),
      q: describeAnswer("Words that a home mentions", "q"),
      rentmin: describeAnswer("Whole pounds a month", "rentmin"),
      rentmax: describeAnswer("Whole pounds a month", "rentmax"),
      bedsmin: describeAnswer("Bedrooms, at least", "bedsmin"),
      bedsmax: describeAnswer("Bedrooms, at most", "bedsmax"),
      bathmin: describeAnswer("Bathrooms, at least", "bathmin"),
      propType: describeAnswer("Either restricts nothing", "propType"),
      furnishing: describeAnswer("Flexible restricts nothing", "furnishing"),
      availablefrom: describeAnswer(
        "`now`, or a date from which on it becomes free",
        "availablefrom",
      ),
      features: {
        schema: searchFeature,
        says: "A feature that it has; may be repeated",
        many: true,
      },
      lat: describeAnswer("With `long`: within a mile of this point", "lat"),
      long: describeAnswer("With `lat`", "long"),
      bbox: describeAnswer("A section of the map: west,south,east,north in degrees", "bbox"),
      sort: describeAnswer("Newest first unless told", "sort"),
      offset: describeAnswer("How many to leave out at the beginning", "offset"),
      limit: describeAnswer("At most so many; 0 asks for the count alone", "limit"),
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
  "GET /viewingtimes/:id": {
    tag: homes,
    summary: "When a home can be viewed",
    description: `From ${nameFirstDay(getUsualSettings())} on. Whoever asks for another time is refused.`,
    path: { id: "The home's id" },
    answer: {
      status: 200,
      schema: v.strictObject({
        days: v.nullable(
          v.pipe(
            v.record(v.string(), v.array(v.strictObject({ from: v.string(), until: v.string() }))),
            v.description(
              "London dates with the times that somebody can keep; null: any time of the form",
            ),
          ),
        ),
      }),
    },
    problems: [404, 429],
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
