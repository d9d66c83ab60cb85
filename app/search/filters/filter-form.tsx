import { type ComponentType, lazy, useEffect, useRef, useState, type ReactNode } from "react";
import { retryImport } from "../../ui/retry-import.ts";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";
import { announce } from "../../saved/announcement.ts";
import { tabletQuery } from "../../ui/breakpoints.ts";
import { toParameters, type FilterChoice, emptyChoice } from "./filter-choice.ts";
import { FilterCount } from "./filter-count-note.tsx";
import { useFilterDraft } from "./filter-draft.ts";
import { Icon } from "../../ui/icon.tsx";
import {
  formatDateLabel,
  formatRoomsLabel,
  formatFeaturesLabel,
  formatPriceLabel,
} from "./filter-labels.ts";
import type { FilterPopoverProps } from "./filter-popover.tsx";
import { HiddenQueryFields } from "../hidden-query-fields.tsx";

interface DropdownFilter extends Pick<FilterPopoverProps, "name" | "label" | "cleared"> {
  formatValue: (choice: FilterChoice) => string;
}

const dropdownFilters: DropdownFilter[] = [
  {
    name: "price",
    label: "Price",
    formatValue: formatPriceLabel,
    cleared: { rentMin: 0, rentMax: null },
  },
  {
    name: "rooms",
    label: "Beds/Baths",
    formatValue: formatRoomsLabel,
    cleared: { bedsMin: 0, bedsMax: null, bathMin: null },
  },
  {
    name: "availability",
    label: "Availability",
    formatValue: ({ available }) => formatDateLabel(available),
    cleared: { available: null },
  },
  {
    name: "type",
    label: "Property type",
    formatValue: ({ propertyType }) => propertyType ?? "Either",
    cleared: { propertyType: null },
  },
  {
    name: "furnishing",
    label: "Furnishing",
    formatValue: ({ furnishing }) => furnishing ?? "Flexible",
    cleared: { furnishing: null },
  },
  {
    name: "features",
    label: "Special features",
    formatValue: ({ features }) => formatFeaturesLabel(features),
    cleared: { features: [] },
  },
];

type Popover = ComponentType<FilterPopoverProps>;

const importPopover = retryImport(() => import("./filter-popover.tsx"));

async function loadPopover(): Promise<Popover> {
  return (await importPopover()).FilterPopover;
}

/** Only the server renders what is inside `<noscript>`. */
const PopoverWithoutScript = lazy(async () => ({ default: await loadPopover() }));

export function FilterForm({ found }: { found: FoundHomes }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useFilterDraft(found);
  const closeAll = () => form.current?.querySelectorAll("details").forEach(closeDropdown);
  const { Popover, load } = usePopover(() => {
    closeAll();
    announce("The filters didn’t load. Please try again.");
  });
  return (
    <form
      className="filterbar__form"
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        draft.apply();
        closeAll();
      }}
    >
      <HiddenQueryFields except={Object.keys(toParameters(emptyChoice))} />
      {dropdownFilters.map(({ formatValue, ...filter }) => {
        const popover = { ...filter, draft, today: found.today };
        return (
          <FilterDropdown
            key={filter.name}
            label={filter.label}
            value={formatValue(draft.searchedChoice)}
            onOpen={load}
            onClose={draft.discard}
            popover={Popover && <Popover {...popover} count={draft.count} />}
            withoutScript={<PopoverWithoutScript {...popover} count={null} />}
          />
        );
      })}
      <FilterCount draft={draft} />
    </form>
  );
}

/** Loads it after the first view, but where the drop-downs are hidden only when one is opened. */
function usePopover(onFailure: () => void): { Popover: Popover | null; load: () => void } {
  const [Popover, setPopover] = useState<Popover | null>(null);
  useEffect(() => {
    if (matchMedia(tabletQuery).matches)
      loadPopover().then(
        (loaded) => setPopover(() => loaded),
        () => {},
      );
  }, []);
  const load = () => {
    loadPopover().then((loaded) => setPopover(() => loaded), onFailure);
  };
  return { Popover, load };
}

/**
 * Its content is made when it opens; without JavaScript it is there from the start.
 * @param popover null while its code loads
 */
function FilterDropdown({
  label,
  value,
  onOpen,
  onClose,
  popover,
  withoutScript,
}: {
  label: string;
  value: string;
  onOpen: () => void;
  onClose: () => void;
  popover: ReactNode;
  withoutScript: ReactNode;
}) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    onOpen();
  };
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  useEffect(() => {
    // It may have been opened before the page was hydrated.
    if (dropdown.current!.open) open();
    return closeOnOutsidePress(dropdown.current!);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is hydrated
  }, []);
  return (
    <details
      className="filter"
      name="filter"
      ref={dropdown}
      onToggle={({ currentTarget }) => (currentTarget.open ? open() : close())}
    >
      {/* before it opens, so that the next Tab goes to its first field */}
      <summary onClick={() => !dropdown.current?.open && open()}>
        <span className="filter__label">{label}</span>
        <span className="filter__value">{value}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      {isOpen ? popover : <noscript>{withoutScript}</noscript>}
    </details>
  );
}

function closeDropdown(pop: HTMLDetailsElement) {
  const hasFocus = pop.contains(document.activeElement);
  pop.open = false;
  if (hasFocus) pop.querySelector("summary")?.focus({ preventScroll: true });
}

function closeOnOutsidePress(pop: HTMLDetailsElement) {
  const onPointerDown = (event: PointerEvent) => {
    if (event.target instanceof Node && !pop.contains(event.target)) pop.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && pop.open) closeDropdown(pop);
  };
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("pointerdown", onPointerDown);
    document.removeEventListener("keydown", onKeyDown);
  };
}
