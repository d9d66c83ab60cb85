import { type KeyboardEvent as KeyPress, useEffect, useRef, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import type { clientLoader } from "../../search/find-page.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FoundGroups } from "./found-groups.tsx";
import { findKeyLink } from "./key-presses.ts";
import { NothingFound } from "./nothing-found.tsx";
import { OverOffice } from "./over-office.tsx";

/** In milliseconds: who types quickly asks once. */
const pauseMs = 120;

/** Ctrl K: finds people and homes, and does things, by the first letters of their words. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      {/* Ready beforehand: without a connection the router would load the whole document anew for it. */}
      <Link
        className="rail__link rail__find"
        to={href("/office/find")}
        prefetch="render"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Icon name="search" />
        <span>Search</span>
        <kbd>Ctrl K</kbd>
      </Link>
      {isOpen && (
        <OverOffice>
          <PaletteDialog onClose={() => setIsOpen(false)} />
        </OverOffice>
      )}
    </>
  );
}

/** Arrows move through what was found, Enter opens it: the first one from the field. */
function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<typeof clientLoader>();
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // A dialog that opens focuses the first thing in it, which is the button that closes it.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      void load(`${href("/office/find")}?q=${encodeURIComponent(text)}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [load, text]);
  const press = (event: KeyPress) => {
    // In a field to search in it would empty that first.
    if (event.key === "Escape") onClose();
    else if (!moveBetween(list.current, event.key)) return;
    event.preventDefault();
  };
  // Book is about what is open, as its button on the page.
  const book = href("/office/diary/book");
  const [bookHere] = useState(() => findKeyLink("b") ?? book);
  const found = (data?.found ?? []).map((one) =>
    one.to === book ? { ...one, to: bookHere } : one,
  );
  return (
    <Dialog title="Search or jump to" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows between its links */}
      <div ref={list} onKeyDown={press}>
        <input
          ref={field}
          className="input"
          type="search"
          aria-label="Search contacts, properties, postcodes, keys or actions"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FoundGroups found={found} onOpen={onClose} />
        <output className="tiny palette__nothing">
          {data && (text !== "" || data.isUnanswered) && found.length === 0 && (
            <NothingFound {...data} onOpen={onClose} />
          )}
        </output>
        <p className="tiny palette__keys">
          <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
        </p>
      </div>
    </Dialog>
  );
}

function moveBetween(root: HTMLElement | null, key: string): boolean {
  const stops = [...(root?.querySelectorAll<HTMLElement>("input, a") ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (key === "Enter" && at === 0) stops[1]?.click();
  else if (key === "ArrowDown") stops[Math.min(stops.length - 1, at + 1)]?.focus();
  else if (key === "ArrowUp") stops[Math.max(0, at - 1)]?.focus();
  else return false;
  return true;
}
