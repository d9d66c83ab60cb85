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
  summary: "Get a home",
  path: { id: "The home’s id" },
  answer: { status: 200, schema: listingAnswer },
  problems: [404],
};

/** The calls that anybody may make to find homes. */
export const homeCallDocs: Record<string, CallDoc> = {
  "GET /properties": {
    tag: homes,
    summary: "Search homes",
    description: "Unknown or invalid parameters are rejected. Empty ones are ignored.",
    query: {
      home: describeAnswer("The id of a single home to find", "home"),
      area: describeAnswer(
        "Slug or name of a city, neighbourhood or postcode district; London means every home",
        "area",
      ),
      q: describeAnswer("Words in the home’s description", "q"),
      rentmin: describeAnswer("Whole pounds per month", "rentmin"),
      rentmax: describeAnswer("Whole pounds per month", "rentmax"),
      bedsmin: describeAnswer("Minimum number of bedrooms", "bedsmin"),
      bedsmax: describeAnswer("Maximum number of bedrooms", "bedsmax"),
      bathmin: describeAnswer("Minimum number of bathrooms", "bathmin"),
      propType: describeAnswer("Either matches every home", "propType"),
      furnishing: describeAnswer("Flexible matches every home", "furnishing"),
      availablefrom: describeAnswer(
        "`now`, or the date from which the home is available",
        "availablefrom",
      ),
      features: {
        schema: searchFeature,
        says: "A feature the home must have. May be repeated",
        many: true,
      },
      lat: describeAnswer("Latitude. With `long`, finds homes within a mile of this point", "lat"),
      long: describeAnswer("Longitude. Use with `lat`", "long"),
      bbox: describeAnswer("An area of the map: west,south,east,north in degrees", "bbox"),
      sort: describeAnswer("Sort order. The default is newest first", "sort"),
      offset: describeAnswer("Number of homes to skip", "offset"),
      limit: describeAnswer("Maximum number of homes to return. 0 returns the count only", "limit"),
    },
    answer: {
      status: 200,
      schema: v.strictObject({
        listings: v.array(listingAnswer),
        listingcount: v.pipe(v.number(), v.description("Total number of matching homes")),
      }),
    },
    problems: [400],
  },
  "GET /viewingtimes/:id": {
    tag: homes,
    summary: "Get a home’s viewing times",
    description: `Times from ${nameFirstDay(getUsualSettings())} onwards. Requests for any other time are rejected.`,
    path: { id: "The home’s id" },
    answer: {
      status: 200,
      schema: v.strictObject({
        days: v.nullable(
          v.pipe(
            v.record(v.string(), v.array(v.strictObject({ from: v.string(), until: v.string() }))),
            v.description(
              "London dates, each with its available times. If null, any time the form offers is allowed",
            ),
          ),
        ),
      }),
    },
    problems: [404, 429],
  },
  "GET /places": {
    tag: homes,
    summary: "Find places that match the typed text",
    query: {
      q: { schema: placeParameters.q, says: "The typed text", required: true },
      for: {
        schema: placeParameters.for,
        says: "With `address`, returns only streets and houses, from a geocoder",
      },
      city: {
        schema: placeParameters.city,
        says: "Limits the places to this city, plus other cities by name",
      },
    },
    answer: { status: 200, schema: placesAnswer },
    problems: [400, 429],
  },
  "GET /listing/:id": oneListing,
  "GET /listingS/:id": { ...oneListing, summary: "Get a home (alternative path)" },
};
