import { Suspense, useDeferredValue } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { lazyOptional } from "../../ui/lazy-optional.ts";

const RecentHomes = lazyOptional(async () => (await import("./recent-homes.tsx")).RecentHomes);

export function RecentlyViewed({ current }: { current?: string }) {
  // Deferred, so that everything else hydrates first.
  const isReady = useDeferredValue(useHydrated());
  if (!isReady) return null;
  return (
    <Suspense fallback={null}>
      <RecentHomes current={current} />
    </Suspense>
  );
}
