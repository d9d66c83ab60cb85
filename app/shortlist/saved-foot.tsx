import { Suspense } from "react";
import { useNews } from "../saved/news.ts";
import { optionalPart } from "../saved/optional-part.ts";
import { useHasSaved } from "../saved/use-has-saved.ts";

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
