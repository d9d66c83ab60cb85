import { formatCount } from "../shared/formats/count.ts";
/** Beside what puts a home back on the market or moves it otherwise, where a feed brings it. */
export const fedStateNote =
  "This property comes from a feed, and the next file may change it again. Change it in the feed’s own system too.";

/** After it was put back on the market. */
export const fedRelistedNote =
  "It comes from a feed, so the next file may take it off the market again. Make it available in the feed’s own system too.";

/** After homes were moved. */
export function describeFedMoved(fed: number, moved: number): string {
  if (fed === 0) return "";
  if (moved === 1) return " It comes from a feed, so the next file may change it again.";
  const come = formatCount(fed, "comes from a feed", "come from a feed");
  return ` ${come}, so the next file may change ${fed === 1 ? "it" : "them"} again.`;
}
