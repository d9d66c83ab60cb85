import type { ComponentProps } from "react";
import { DidYouMean } from "./did-you-mean.tsx";

/** Why nothing stands under what was typed. */
export function NothingFound({
  isUnanswered,
  ...found
}: ComponentProps<typeof DidYouMean> & { isUnanswered: boolean }) {
  if (isUnanswered) return "Search isn’t responding. Keep typing to try again.";
  return (
    <>
      No results. <DidYouMean meant={found.meant} onOpen={found.onOpen} />
    </>
  );
}
