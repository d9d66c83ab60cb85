import * as v from "valibot";
import { alertEmail, alertFrequencies, type AlertFrequency } from "./alert.ts";
import { tokenFields, getToken } from "../shared/fields/human-check-token.ts";
import { readSearch, searchParameters } from "../search/read-search.ts";
import type { SearchFilter } from "../search/search.ts";

export interface AlertRequest {
  email: string;
  filter: SearchFilter;
  frequency: AlertFrequency;
  humanCheckToken: string | null;
}

const value = v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]);
const search = v.pipe(
  v.union(
    [
      v.pipe(v.string(), v.maxLength(2000)),
      v.record(
        v.pipe(v.string(), v.maxLength(40)),
        v.union([value, v.pipe(v.array(value), v.maxLength(20))]),
      ),
    ],
    "The search must be a query string or an object of its parameters",
  ),
  v.rawTransform<string | Record<string, Value | Value[]>, SearchFilter>(
    ({ dataset, addIssue }) => {
      const { request, problems } = readSearch(toQuery(dataset.value));
      for (const { path, message } of problems) {
        const input = dataset.value;
        // Keeps the text of an invalid query string from being reported as a parameter name.
        const isKnown = path === "features" || Object.hasOwn(searchParameters, path);
        const key = typeof input === "string" && !isKnown ? "" : path;
        addIssue({
          message: `This part of the search ${message}`,
          ...(key && {
            path: [{ type: "unknown", origin: "value", input, key, value: undefined }],
          }),
        });
      }
      return request.filter;
    },
  ),
);

type Value = string | number;

function toQuery(given: string | Record<string, Value | Value[]>): URLSearchParams {
  if (typeof given === "string") return new URLSearchParams(given);
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(given)) {
    for (const each of [values].flat()) query.append(name, String(each));
  }
  return query;
}

/** Body of `POST /api/alert`. Rejects bad or unknown search parameters. */
export const alertPayload = v.pipe(
  v.strictObject({
    email: alertEmail,
    search,
    frequency: v.picklist(alertFrequencies, "The frequency must be instant or daily"),
    ...tokenFields,
  }),
  v.transform(({ email, search: filter, frequency, ...token }): AlertRequest => ({
    email,
    filter,
    frequency,
    humanCheckToken: getToken(token),
  })),
);
