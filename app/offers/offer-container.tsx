import { lazy, Suspense, useEffect, type ReactNode, useRef } from "react";
import { offerText } from "../brand/texts/offer-text.ts";
import { upsertTenant } from "./draft/draft-changes.ts";
import { getRemainingShare } from "./draft/draft-numbers.ts";
import { OfferMain } from "./offer-main.tsx";
import type { OfferPageParts } from "./offer-page-parts.ts";
import { type OfferView, convertViewToStep } from "./steps/offer-windows.ts";
import { useOfferWindows } from "./steps/use-offer-windows.ts";

const loadForms = () => import("./offer-forms.ts");
const OfferWindow = lazy(async () => ({ default: (await loadForms()).OfferWindow }));
const TenantWindow = lazy(async () => ({ default: (await loadForms()).TenantWindow }));

/** Renter specification, section 4, 'Offer container'. */
export function OfferContainer({
  parts,
  initialStep,
}: {
  parts: OfferPageParts;
  initialStep: number;
}) {
  const { draft, update } = parts.draftState;
  const windows = useOfferWindows(draft, initialStep, update);
  const { view } = windows;
  usePreloadWindows();
  return (
    <Suspense fallback={<p className="wrap offer--form muted">{offerText.opening}</p>}>
      <WindowFocus key={`${convertViewToStep(view)} ${parts.formKey}`} still={!windows.moved}>
        {view.kind === "main" ? (
          <OfferMain parts={parts} onOpen={windows.open} />
        ) : (
          <div className="wrap offer--form">
            <OpenWindow parts={parts} view={view} windows={windows} />
          </div>
        )}
      </WindowFocus>
    </Suspense>
  );
}

function OpenWindow({
  parts: { home, rules, today, draftState },
  view,
  windows,
}: {
  parts: OfferPageParts;
  view: Exclude<OfferView, { kind: "main" }>;
  windows: Pick<ReturnType<typeof useOfferWindows>, "done" | "leave">;
}) {
  const { draft, update } = draftState;
  if (view.kind === "offer") {
    return (
      <OfferWindow
        home={home}
        today={today}
        rules={rules}
        initial={draft.details}
        onChange={(details) => update((now) => ({ ...now, details }))}
        onDone={(details) => windows.done((now) => ({ ...now, details }))}
        onBack={windows.leave}
      />
    );
  }
  const { index } = view;
  return (
    <TenantWindow
      today={today}
      rules={rules}
      initial={draft.tenants[index] ?? null}
      number={index + 1}
      startdate={draft.details?.startdate ?? null}
      shareLeft={getRemainingShare(draft.tenants, index)}
      onChange={(tenant) => update((now) => upsertTenant(now, index, tenant))}
      onDone={(tenant) => windows.done((now) => upsertTenant(now, index, tenant))}
      onBack={windows.leave}
    />
  );
}

/** Preloads the windows, so that they open at once, even offline. */
function usePreloadWindows(): void {
  useEffect(() => {
    // a failure shows when the window is opened
    void loadForms().catch(() => undefined);
  }, []);
}

/** `still` leaves the focus alone, for a page's first window. */
function WindowFocus({ still, children }: { still: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const skip = useRef(still);
  useEffect(() => {
    if (skip.current) return;
    const heading = frame.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return <div ref={frame}>{children}</div>;
}
