import type { ComponentProps } from "react";
import { DidYouMean } from "./did-you-mean.tsx";

/** Why nothing stands under what was typed. */
export function NothingFound({
  isUnanswered,
  ...found
}: ComponentProps<typeof DidYouMean> & { isUnanswered: boolean }) {
  if (isUnanswered) return "The site did not answer. Type on to try it again.";
  return (
    <>
      Nothing is called like this. <DidYouMean meant={found.meant} onOpen={found.onOpen} />
    </>
  );
}
