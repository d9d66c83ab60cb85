import { tabletQuery } from "../ui/breakpoints.ts";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { listActiveFilters } from "./filter-labels.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import "./filter-panel.css";

const FilterPanelForm = lazy(async () => ({
  default: (await import("./filter-panel-form.tsx")).FilterPanelForm,
}));

export function FilterPanel({ found }: { found: FoundHomes }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? openPanel(dialog.current!) : undefined), [open]);
  const activeCount = listActiveFilters(found.filter).length;
  return (
    <>
      <button
        type="button"
        className="btn btn--secondary filterbar__open"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders-horizontal" />
        Filters
        {activeCount > 0 && (
          <span className="count-badge">
            {activeCount}
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </button>
      <dialog
        className="sheet"
        ref={dialog}
        aria-labelledby="filters-title"
        onClose={() => setOpen(false)}
      >
        {open && (
          <Suspense>
            <FilterPanelForm found={found} onClose={() => dialog.current?.close()} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}

function openPanel(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  const widening = matchMedia(tabletQuery);
  const close = () => dialog.close();
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog) close();
  };
  widening.addEventListener("change", close);
  dialog.addEventListener("click", onClick);
  return () => {
    widening.removeEventListener("change", close);
    dialog.removeEventListener("click", onClick);
  };
}
