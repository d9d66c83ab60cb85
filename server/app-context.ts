import type { PhotoStore } from "./photos/photo-store.ts";
import type { PageCache } from "./platform/http/page-cache.ts";
import type { PlaceFinder } from "./places/place-finder.ts";
import type { PlatformContext } from "./platform/platform-context.ts";

/** What a running process has: opened once at the start, closed in order at its end. */
export interface AppContext extends PlatformContext {
  photos: PhotoStore;
  /** Finds what visitors type as a place. */
  places: PlaceFinder;
  pageCache: PageCache;
  /** The present moment; a test gives its own. */
  now: () => Date;
}
