import * as v from "valibot";

interface Bounds {
  least: number;
  most: number;
}

interface Messages {
  missing: string;
  /** Not a number, or out of bounds. */
  wrong: string;
}

/** A required count. Reads a form's text as well as the number that travels. */
export function countField(bounds: Bounds, messages: Messages) {
  return numberField(messages, (number) => Number.isInteger(number) && isWithin(number, bounds));
}

/** A required sum of money in whole pounds: `£2,450`, `2450` and the number; pence are rounded. */
export function poundsField(bounds: Bounds, messages: Messages) {
  return v.pipe(
    numberField(messages, (number) => isWithin(number, bounds)),
    v.transform(Math.round),
  );
}

function numberField({ missing, wrong }: Messages, isRight: (number: number) => boolean) {
  return v.pipe(
    v.union([v.string(), v.number()], missing),
    v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
      const text = String(dataset.value).replaceAll(/[\s,£]/g, "");
      const number = Number(text);
      if (text !== "" && isRight(number)) return number;
      addIssue({ message: text === "" ? missing : wrong });
      return NEVER;
    }),
  );
}

function isWithin(number: number, { least, most }: Bounds): boolean {
  return number >= least && number <= most;
}
