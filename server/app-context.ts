import type { MapArchives } from "./map/map-archives.ts";
import type { PhotoStore } from "./photos/photo-store.ts";
import type { OfficeStream } from "./agency/office-stream.ts";
import type { ChangedHomes } from "./listings/shown-homes.ts";
import type { ViewCounter } from "./listings/view-counter.ts";
import type { Transaction } from "./platform/database/client.ts";
import type { PageCache } from "./platform/http/page-cache.ts";
import type { PlaceFinder } from "./places/finder/place-finder.ts";
import type { PlatformContext } from "./platform/platform-context.ts";
import type { DocumentKeys } from "./documents/document-keys.ts";
import type { PaymentAdapter } from "./tenancies/money/payment-adapter.ts";
import type { OpenIdProvider } from "./staff/sign-in/openid-provider.ts";
import type { SignInLimits } from "./staff/sign-in/sign-in-limits.ts";
import type { CaseLimits } from "./customer-pages/case-limits.ts";
import type { ViewingLimits } from "./viewings/viewing-limits.ts";
import type { AreaStatsCache } from "./search/area-stats-cache.ts";
import type { RoutePlanner } from "./viewings/diary/route-planner.ts";

/** Resources of a running process, opened at the start and closed in order at the end. */
export interface AppContext extends PlatformContext {
  photos: PhotoStore;
  documentKeys: DocumentKeys;
  payments: PaymentAdapter;
  mapArchives: MapArchives;
  places: PlaceFinder;
  routes: RoutePlanner;
  pageCache: PageCache<ChangedHomes>;
  areaFigures: AreaStatsCache;
  officeStream: OfficeStream;
  signInLimits: SignInLimits;
  views: ViewCounter;
  viewingLimits: ViewingLimits;
  caseLimits: CaseLimits;
  openId: OpenIdProvider | null;
  /** Current time. Tests replace it. */
  now: () => Date;
  /** False once the site has homes of its own. */
  hasOnlyDemoHomes: () => Promise<boolean>;
  /** As the site is set, whatever address an action of the office sends its mails with. */
  isLocalDemo: () => Promise<boolean>;
  /** Of the demo's renters and landlords, who come after staff. */
  endInventedLinks: (tx: Transaction, at: Date) => Promise<void>;
}
