import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import { type HomeFieldName, isHomeFieldName } from "../../../domain/listings/home-fields.ts";
import { useLaterRevalidation } from "../shell/use-later-revalidation.ts";
import { getBase, listEdits, readTexts, setBase, setText } from "./home-form-dom.ts";

/** Milliseconds after the last key. */
const pauseMs = 700;
const retryMs = 5000;

const answerSchema = v.object({
  saved: v.nullable(
    v.object({
      texts: v.record(v.string(), v.string()),
      conflicts: v.array(v.object({ field: v.string(), mine: v.string(), theirs: v.string() })),
    }),
  ),
  refusal: v.nullable(v.object({ detail: v.string() })),
});

type Conflict = { field: string; mine: string; theirs: string };

export interface Autosave {
  state: "saved" | "typing" | "saving" | "lost" | "refused";
  problem: string | null;
  conflicts: Conflict[];
  /** Fields that somebody else has changed while this page was open. */
  others: HomeFieldName[];
  decide: (conflict: Conflict, text: string) => void;
}

/**
 * Sends what was typed once the typing pauses, and again while the connection is lost. What others
 * have stored meanwhile comes into the fields that nobody here has touched.
 * @param texts as they are stored, on whose change the form follows
 */
export function useAutosave(
  form: React.RefObject<HTMLFormElement | null>,
  path: string,
  texts: Readonly<Record<HomeFieldName, string>>,
): Autosave {
  const revalidate = useLaterRevalidation();
  const [state, setState] = useState<Autosave["state"]>("saved");
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const timer = useRef<number | undefined>(undefined);
  const isSending = useRef(false);
  const send = useRef<() => Promise<void>>(async () => {});

  const later = useCallback((ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void send.current(), ms);
  }, []);

  useEffect(() => {
    send.current = async () => {
      const element = form.current;
      if (!element || isSending.current) return;
      const edits = listEdits(element);
      if (edits === null) return setState("saved");
      isSending.current = true;
      setState("saving");
      const answer = await post(path, edits.body);
      isSending.current = false;
      if (answer === null) {
        setState("lost");
        return later(retryMs);
      }
      if (answer.refusal) {
        setProblem(answer.refusal.detail);
        return setState("refused");
      }
      setProblem(null);
      follow(element, answer.saved?.texts ?? {}, edits.texts);
      setConflicts((before) => joinConflicts(before, answer.saved?.conflicts ?? []));
      setState(listEdits(element) === null ? "saved" : "typing");
      if (listEdits(element) !== null) later(pauseMs);
      revalidate();
    };
  }, [form, later, path, revalidate]);

  const cancel = useCallback(() => window.clearTimeout(timer.current), []);
  useTyping(form, cancel, () => {
    setState("typing");
    later(pauseMs);
  });
  const others = useOthers(form, isSending, texts);

  const decide = (conflict: Conflict, text: string) => {
    const element = form.current;
    if (!element || !isHomeFieldName(conflict.field)) return;
    setText(element, conflict.field, text);
    setBase(element, conflict.field, conflict.theirs);
    setConflicts((before) => before.filter(({ field }) => field !== conflict.field));
    later(0);
  };
  return { state, problem, conflicts, others, decide };
}

/** Says when somebody types, and keeps a page from being closed with what was not sent. */
function useTyping(
  form: React.RefObject<HTMLFormElement | null>,
  cancel: () => void,
  onType: () => void,
): void {
  const type = useEffectEvent(onType);
  useEffect(() => {
    const element = form.current;
    const listen = () => type();
    const leave = (event: BeforeUnloadEvent) => {
      if (element && listEdits(element) !== null) event.preventDefault();
    };
    element?.addEventListener("input", listen);
    window.addEventListener("beforeunload", leave);
    return () => {
      element?.removeEventListener("input", listen);
      window.removeEventListener("beforeunload", leave);
      cancel();
    };
  }, [form, cancel]);
}

/** Takes over what others have stored, once the page has their texts. */
function useOthers(
  form: React.RefObject<HTMLFormElement | null>,
  isSending: React.RefObject<boolean>,
  texts: Readonly<Record<HomeFieldName, string>>,
): HomeFieldName[] {
  const [others, setOthers] = useState<HomeFieldName[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = form.current;
      if (!element || isSending.current) return;
      const changed = takeOthers(element, texts);
      if (changed.length > 0) setOthers(changed);
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isSending, texts]);
  return others;
}

async function post(path: string, body: URLSearchParams) {
  try {
    const response = await fetch(path, { method: "POST", body });
    const parsed = v.safeParse(answerSchema, await response.json());
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** What is stored is the new base. What was typed while it was sent is not overwritten. */
function follow(
  form: HTMLFormElement,
  stored: Readonly<Record<string, string>>,
  sent: Partial<Record<HomeFieldName, string>>,
): void {
  const now = readTexts(form);
  for (const [name, text] of Object.entries(stored)) {
    if (!isHomeFieldName(name)) continue;
    const isUntouched = now[name] === sent[name] || sent[name] === undefined;
    if (isUntouched && now[name] !== text) setText(form, name, text);
    setBase(form, name, text);
  }
}

function takeOthers(
  form: HTMLFormElement,
  texts: Readonly<Record<HomeFieldName, string>>,
): HomeFieldName[] {
  const now = readTexts(form);
  const changed: HomeFieldName[] = [];
  for (const [name, text] of Object.entries(texts)) {
    if (!isHomeFieldName(name)) continue;
    const was = getBase(form, name);
    if (was === text || now[name] !== was) continue;
    setText(form, name, text);
    setBase(form, name, text);
    changed.push(name);
  }
  return changed;
}

function joinConflicts(before: readonly Conflict[], found: readonly Conflict[]): Conflict[] {
  const fields = new Set(found.map(({ field }) => field));
  return [...before.filter(({ field }) => !fields.has(field)), ...found];
}
