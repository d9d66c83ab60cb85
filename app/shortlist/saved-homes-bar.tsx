import { Suspense } from "react";
import { useAnnouncement } from "../saved/announcement.ts";
import { lazyOptional } from "../ui/lazy-optional.ts";
import { useHasSaved } from "../saved/use-has-saved.ts";

const CompareBar = lazyOptional(async () => (await import("./compare-bar.tsx")).CompareBar);

export function SavedHomesBar() {
  const announcement = useAnnouncement();
  return (
    <div className="saved-foot no-print">
      <output className="news">{announcement}</output>
      {useHasSaved() && (
        <Suspense fallback={null}>
          <CompareBar />
        </Suspense>
      )}
    </div>
  );
}
