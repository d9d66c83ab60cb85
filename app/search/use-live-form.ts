import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** Milliseconds without a key before what was typed counts. */
const typingPause = 350;

/**
 * A GET form of the search that applies itself: choices at once, typing after a pause. The list
 * changes in place, without a jump to the top, and the fields follow the address, save the one
 * being typed in. Without script it is an ordinary form.
 */
export function useLiveForm() {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const [query] = useSearchParams();

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (form.current && timer.current === undefined) follow(form.current, query);
  }, [query]);

  const apply = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    void navigate({ search: filledIn(form.current) }, { replace: true, preventScrollReset: true });
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, event.target instanceof HTMLSelectElement ? 0 : typingPause);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply();
  };
  return { ref: form, onChange, onSubmit };
}

function follow(form: HTMLFormElement, query: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = query.get(field.name) ?? "";
      if (field.selectedIndex === -1) field.value = "";
    }
    if (field instanceof HTMLInputElement && field.type !== "hidden") {
      if (field !== document.activeElement) field.value = query.get(field.name) ?? "";
    }
  }
}

function filledIn(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") query.append(name, value.trim());
  }
  return query.toString();
}
