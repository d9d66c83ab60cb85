import { tabletQuery } from "../../ui/breakpoints.ts";
import { type RefObject, useEffect, useRef } from "react";
import { announce } from "../../saved/announcement.ts";
import { Icon } from "../../ui/icon.tsx";
import { retryImport } from "../../ui/retry-import.ts";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import { listActiveFilters } from "./filter-labels.ts";
import { useBackCloses } from "../../ui/use-history-layer.ts";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";
import "./filter-panel.css";

const importForm = retryImport(() => import("./filter-panel-form.tsx"));

async function loadFilterPanelForm() {
  return (await importForm()).FilterPanelForm;
}

export function FilterPanel({ found }: { found: FoundHomes }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const {
    Part: FilterPanelForm,
    open,
    close,
  } = useOnDemand(loadFilterPanelForm, () =>
    announce("The filters didn’t load. Please try again."),
  );
  const isOpen = FilterPanelForm !== null;
  useEffect(() => (isOpen ? openPanel(dialog.current!) : undefined), [isOpen]);
  const entry = usePanelEntry(dialog, isOpen);
  const activeCount = listActiveFilters(found.filter).length;
  return (
    <>
      <button
        type="button"
        className="btn btn--secondary filterbar__open"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
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
        onClose={() => {
          close();
          entry.leave();
        }}
      >
        {FilterPanelForm && (
          <FilterPanelForm
            found={found}
            onClose={(changed) => {
              if (changed) entry.giveToSearch();
              dialog.current?.close();
            }}
          />
        )}
      </dialog>
    </>
  );
}

/** The panel's history entry: Back closes the dialog. */
function usePanelEntry(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const hasChanged = useRef(false);
  useEffect(() => {
    if (isOpen) hasChanged.current = false;
  }, [isOpen]);
  const leave = useBackCloses("filters", isOpen, () => dialog.current?.close());
  return {
    /** A changed search takes the place of the panel's entry. */
    giveToSearch: (): void => {
      hasChanged.current = true;
    },
    leave: (): void => {
      if (!hasChanged.current) leave();
    },
  };
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
