/** For so long the office knows who looked at somebody's card. */
export const cardViewDays = 30;

/**
 * `You, Amina and Tom, in 30 days`: by first names, as colleagues are called.
 * @param views who looked last first
 */
export function describeCardViews(
  views: readonly { staffId: string; name: string }[],
  staffId: string,
): string {
  const others = views
    .filter((view) => view.staffId !== staffId)
    .map(({ name }) => name.split(" ")[0] ?? name);
  const isOwn = views.length > others.length;
  const names = isOwn ? ["You", ...others] : others;
  return names.length === 0
    ? "No one"
    : `${names.join(", ")}, in ${formatCount(cardViewDays, "day")}`;
}
import { formatCount } from "../shared/formats/count.ts";
