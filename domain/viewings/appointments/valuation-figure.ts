import * as v from "valibot";
import { formatPounds } from "../../shared/money.ts";
import { optionalText, poundsField } from "../../shared/fields/number-fields.ts";

const range = { min: 100, max: 50_000 };
const rent = (what: string) =>
  poundsField(range, {
    missing: `Enter ${what} in pounds a month`,
    invalid: `Enter ${what} in whole pounds a month, from £100 to £50,000`,
  });

/** What came of a valuation, as whoever went writes it. The landlord reads all of it. */
export const valuationFigureFields = v.pipe(
  v.object({
    rent: rent("the suggested rent"),
    lowest: rent("the lowest rent"),
    highest: rent("the highest rent"),
    words: optionalText(1000),
    /** Of the figure that the form showed. */
    mark: optionalText(40),
  }),
  v.forward(
    v.partialCheck(
      [["rent"], ["lowest"]],
      ({ rent: suggested, lowest }) => lowest <= suggested,
      "Lowest rent must be no more than the suggested rent",
    ),
    ["lowest"],
  ),
  v.forward(
    v.partialCheck(
      [["rent"], ["highest"]],
      ({ rent: suggested, highest }) => highest >= suggested,
      "Highest rent must be no less than the suggested rent",
    ),
    ["highest"],
  ),
);

interface FigureFacts {
  rentPcm: number;
  lowestPcm: number;
  highestPcm: number;
}

/** @example describeRange(figure) // "£2,100 to £2,200" */
export function describeRange({ lowestPcm, highestPcm }: Omit<FigureFacts, "rentPcm">): string {
  return lowestPcm === highestPcm
    ? formatPounds(lowestPcm)
    : `${formatPounds(lowestPcm)} to ${formatPounds(highestPcm)}`;
}

/** A valuer says what they saw from when they are there on. */
export function canRecordFigure(
  { kind, state, startsAt }: { kind: string; state: string; startsAt: Date },
  now: Date,
): boolean {
  return kind === "valuation" && state === "booked" && startsAt <= now;
}
