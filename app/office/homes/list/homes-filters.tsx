import { type ReactNode, useEffect, useRef } from "react";
import { Form, href, useSubmit } from "react-router";
import {
  formatHomesQuery,
  homesFilters,
  type HomesTab,
  homesTabs,
  type HomesView,
  readHomesView,
  writeHomesView,
} from "../../../../domain/listings/homes-view.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { FindField } from "../../shell/table/find-field.tsx";
import { ViewTab, ViewTabs } from "../../shell/table/view-tabs.tsx";

export function buildHomesPath(view: HomesView): string {
  return href("/office/listings") + formatHomesQuery(view);
}

interface SavedView {
  id: string;
  name: string;
  query: string;
}

/** The states that homes are in, and the views that somebody has saved. */
export function HomesTabs({
  view,
  counts,
  savedViews,
  savedView,
}: {
  view: HomesView;
  counts: Readonly<Record<HomesTab, number>>;
  savedViews: readonly SavedView[];
  /** The one that the table shows. */
  savedView: SavedView | undefined;
}) {
  // A saved view's filters are its own.
  const kept = savedView ? readHomesView(new URLSearchParams()) : view;
  return (
    <ViewTabs label="Statuses">
      {homesTabs.map(({ id, name }) => (
        <ViewTab
          key={id}
          to={buildHomesPath({ ...kept, tab: id, page: 1 })}
          name={name}
          count={counts[id]}
          isShown={!savedView && view.tab === id}
        />
      ))}
      {savedViews.map(({ id, name, query }) => (
        <ViewTab
          key={id}
          to={href("/office/listings") + query}
          name={name}
          isShown={id === savedView?.id}
        />
      ))}
    </ViewTabs>
  );
}

/** Parts of the view that a form does not change. */
function HiddenView({ view, without }: { view: HomesView; without: "find" | "only" }) {
  const kept = [...writeHomesView({ ...view, page: 1 })].filter(([name]) => name !== without);
  return kept.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

/** Finds while somebody types. */
export function HomesSearch({ view }: { view: HomesView }) {
  const submit = useSubmit();
  return (
    <search>
      <Form action={href("/office/listings")}>
        <HiddenView view={view} without="find" />
        <FindField
          name="find"
          defaultValue={view.find}
          placeholder="Street, postcode, reference"
          aria-label="Search listings by name, street, postcode or reference"
          onChange={({ currentTarget: { form } }) => void submit(form, { replace: true })}
        />
      </Form>
    </search>
  );
}

export function HomesFilters({ view, children }: { view: HomesView; children: ReactNode }) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <div className="homes__filters">
      <Form
        className="homes__chips"
        action={href("/office/listings")}
        onChange={({ currentTarget }) => void submit(currentTarget, { replace: true })}
      >
        <HiddenView view={view} without="only" />
        {homesFilters.map(({ id, name }) => (
          <FilterChip key={id} id={id} name={name} isOn={view.filters.includes(id)} />
        ))}
        {!isHydrated && (
          <Button type="submit" look="secondary" size="small" data-without-script>
            Show properties
          </Button>
        )}
      </Form>
      {children}
    </div>
  );
}

/** It follows the address, and stays the same box: it keeps the focus when it is ticked by key. */
function FilterChip({ id, name, isOn }: { id: string; name: string; isOn: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = isOn;
  }, [isOn]);
  return (
    <label className="chip">
      <input ref={box} type="checkbox" name="only" value={id} defaultChecked={isOn} />
      {name}
    </label>
  );
}
