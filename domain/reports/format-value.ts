import { formatCount } from "../shared/formats/count.ts";
import { formatWait } from "../conversations/response-clock.ts";
import { type Figure, figures } from "./figure.ts";

/** Minutes as a wait, pounds and days as they are. */
export function formatValue(figure: Figure, value: number | null): string | null {
  const unit = figures[figure].value;
  if (value === null || unit === null) return null;
  if (unit === "Minutes") return formatWait(Math.round(value));
  const rounded = Math.round(value * 10) / 10;
  return unit === "Reduction (£)" ? `£${rounded}` : formatCount(rounded, "day");
}
