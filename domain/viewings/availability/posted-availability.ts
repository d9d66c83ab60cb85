import { toNumber } from "../../shared/fields/number-fields.ts";
import { splitOutcodes } from "./availability-fields.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

export function readAvailability(fields: Fields) {
  return {
    week: Array.from({ length: 7 }, (_, place) => {
      const starts = fields[`starts-${place}`] ?? "";
      const ends = fields[`ends-${place}`] ?? "";
      return starts === "" && ends === "" ? null : { starts, ends };
    }),
    areas: splitOutcodes(fields["areas"] ?? ""),
    travelsBy: fields["travelsBy"],
  };
}

export function readTimeOff(fields: Fields) {
  const { from = "", until = "", starts = "", ends = "", reason = "" } = fields;
  return { from, until: until || from, starts, ends, reason };
}

/** What is ticked, for a form that is shown again. */
export function readChoices(fields: Fields) {
  return {
    shownBy: Object.keys(fields).flatMap((name) =>
      /^shown-by-\d{1,9}$/.test(name) ? [Number(name.slice("shown-by-".length))] : [],
    ),
    isTenanted: fields["isTenanted"] === "on",
  };
}

export function readHomeViewing(fields: Fields) {
  return {
    ...readChoices(fields),
    accompaniment: fields["accompaniment"],
    minutes: toNumber(fields["minutes"]),
    noticeHours: toNumber(fields["noticeHours"]),
    bufferMinutes: toNumber(fields["bufferMinutes"]),
    access: fields["access"] ?? "",
    alarm: fields["alarm"] ?? "",
    tenantName: fields["tenantName"] ?? "",
    tenantEmail: (fields["tenantEmail"] ?? "").trim(),
  };
}

/** The path of a fault, as the form names its field. */
export function toFieldName(path: string): string {
  return (
    path
      .replace(/^week\.(\d)\.(starts|ends)$/, "$2-$1")
      .replace(/^week\.(\d)$/, "starts-$1")
      .replace(/^areas\.\d+$/, "areas")
      // Of several numbers each has a field of its own.
      .replace(/^\w+\.([a-z-]+)$/, "$1")
      .replace(/^endsAt$/, "until")
  );
}
