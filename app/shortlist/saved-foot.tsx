import { Suspense } from "react";
import { useNews } from "./news.ts";
import { optionalPart } from "./optional-part.ts";
import { useHasSaved } from "./use-has-saved.ts";

const CompareBar = optionalPart(async () => (await import("./compare-bar.tsx")).CompareBar);

/** At the foot of the screen: what has just been saved or refused, and the homes to compare. */
export function SavedFoot() {
  const news = useNews();
  return (
    <div className="saved-foot no-print">
      <output className="news">{news}</output>
      {useHasSaved() && (
        <Suspense fallback={null}>
          <CompareBar />
        </Suspense>
      )}
    </div>
  );
}
