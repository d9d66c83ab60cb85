import { formatNumericDate, isRealDate } from "../shared/dates.ts";
import { splitFieldName } from "../shared/fields/field-name.ts";
import { formatCount } from "../shared/formats/count.ts";
import { formatPounds } from "../shared/money.ts";
import { getHomeField, isHomeFieldName } from "./facts/home-fields.ts";

/**
 * What a field of the editor holds, as a person would write it: `1925` as rent is `£1,925 a month`. What
 * was typed otherwise stays as it is.
 */
export function describeHomeText(field: string, text: string): string {
  const isNumber = /^\d+$/.test(text);
  if (field === "rentPcm" && isNumber) return `${formatPounds(Number(text))} a month`;
  const of = isHomeFieldName(field) ? getHomeField(field) : null;
  if (of?.kind === "tick") return text === "" ? "no" : text;
  const unit = of?.kind === "number" ? of.unit : undefined;
  if (unit !== undefined && isNumber) return formatCount(Number(text), unit);
  if (field === "features")
    return text
      .split(" ")
      .map((one) => splitFieldName(one).trim())
      .join(", ");
  return isRealDate(text) ? formatNumericDate(text) : text;
}
