import { type KeyboardEvent as KeyPress, useEffect, useId, useRef, useState } from "react";
import { href, useFetcher, useNavigate } from "react-router";
import type { loader } from "../find/find-page.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

const icons: Record<"do" | "person" | "home", IconName> = {
  do: "arrow-right",
  person: "user",
  home: "house",
};

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
      <a
        className="rail__link rail__find"
        href={href("/office/find")}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Icon name="search" />
        <span>Find or do</span>
        <kbd>Ctrl K</kbd>
      </a>
      {isOpen && <PaletteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<typeof loader>();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      void load(`${href("/office/find")}?q=${encodeURIComponent(text)}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [load, text]);
  useEffect(() => field.current?.focus(), []);
  const found = data?.found ?? [];
  const at = Math.min(chosen, found.length - 1);
  const open = (n: number) => {
    const one = found[n];
    if (!one) return;
    onClose();
    void navigate(one.to);
  };
  const press = (event: KeyPress) => {
    if (event.key === "Enter") open(at);
    else if (event.key === "ArrowDown") setChosen(Math.min(found.length - 1, at + 1));
    else if (event.key === "ArrowUp") setChosen(Math.max(0, at - 1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Find or do" onClose={onClose}>
      <input
        ref={field}
        className="input"
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        aria-label="A person, a home, a postcode or something to do"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <ul className="palette" role="listbox" id={listId} aria-label="Found">
        {found.map(({ kind, to, title, note }, n) => (
          <li
            key={to}
            id={`${listId}-${n}`}
            role="option"
            aria-selected={n === at}
            onClick={() => open(n)}
          >
            <Icon name={icons[kind]} />
            <span>{title}</span>
            <small>{note}</small>
          </li>
        ))}
      </ul>
      <p role="status" className="tiny">
        {data && text !== "" && found.length === 0 ? "Nothing is called like this." : ""}
      </p>
    </Dialog>
  );
}
