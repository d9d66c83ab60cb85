import pLimit, { type LimitFunction } from "p-limit";
import { useCallback, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import {
  type HomeFieldName,
  isHomeFieldName,
} from "../../../../domain/listings/facts/home-fields.ts";
import { useLaterRevalidation } from "../../shell/live/use-later-revalidation.ts";
import { getBase, listEdits, readTexts, setBase, setText } from "./home-form-dom.ts";
import { useSavedLeave } from "./use-saved-leave.ts";

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
  const [queue] = useState(() => pLimit(1));
  const send = useRef<() => Promise<boolean>>(async () => true);

  const later = useCallback((ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void send.current(), ms);
  }, []);

  useEffect(() => {
    // What is typed while a part is on its way follows it, so that it is no conflict with it.
    send.current = () =>
      queue(async () => {
        const element = form.current;
        const edits = element && listEdits(element);
        setState(edits ? "saving" : "saved");
        if (!edits) return element !== null;
        const stored = await store(element, path, edits);
        setState(stored.state);
        setProblem(stored.problem);
        setConflicts((before) => joinConflicts(before, stored.conflicts));
        if (stored.state === "lost") later(retryMs);
        if (stored.state === "typing") later(pauseMs);
        if (stored.isStored) revalidate();
        return stored.state === "saved" && stored.conflicts.length === 0;
      });
  }, [form, later, path, queue, revalidate]);

  const cancel = useCallback(() => window.clearTimeout(timer.current), []);
  const saveNow = useCallback(() => {
    cancel();
    return send.current();
  }, [cancel]);
  const type = useCallback(() => {
    setState("typing");
    later(pauseMs);
  }, [later]);
  useTyping(form, { type, saveNow, cancel });
  useSavedLeave(form, saveNow);
  const others = useOthers(form, queue, texts);

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

/** Says when somebody types, and sends what they typed as soon as they leave the field or the page. */
function useTyping(
  form: React.RefObject<HTMLFormElement | null>,
  { type, saveNow, cancel }: { type: () => void; saveNow: () => void; cancel: () => void },
): void {
  useEffect(() => {
    const element = form.current;
    const save = () => {
      if (element && listEdits(element) !== null) saveNow();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (!element || listEdits(element) === null) return;
      event.preventDefault();
      saveNow();
    };
    element?.addEventListener("input", type);
    element?.addEventListener("change", save);
    window.addEventListener("beforeunload", leave);
    // On a slow connection people type before this script is there.
    if (element && listEdits(element) !== null) type();
    return () => {
      element?.removeEventListener("input", type);
      element?.removeEventListener("change", save);
      window.removeEventListener("beforeunload", leave);
      cancel();
    };
  }, [form, type, saveNow, cancel]);
}

/** Takes over what others have stored, once the page has their texts. */
function useOthers(
  form: React.RefObject<HTMLFormElement | null>,
  queue: LimitFunction,
  texts: Readonly<Record<HomeFieldName, string>>,
): HomeFieldName[] {
  const [others, setOthers] = useState<HomeFieldName[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = form.current;
      if (!element || queue.activeCount > 0) return;
      const changed = takeOthers(element, texts);
      if (changed.length > 0) setOthers(changed);
    });
    return () => cancelAnimationFrame(frame);
  }, [form, queue, texts]);
  return others;
}

async function store(
  form: HTMLFormElement,
  path: string,
  { body, texts }: NonNullable<ReturnType<typeof listEdits>>,
): Promise<Pick<Autosave, "state" | "problem" | "conflicts"> & { isStored: boolean }> {
  const answer = await post(path, body);
  const nothing = { problem: null, conflicts: [], isStored: false };
  if (answer === null) return { ...nothing, state: "lost" };
  if (answer.refusal) return { ...nothing, state: "refused", problem: answer.refusal.detail };
  follow(form, answer.saved?.texts ?? {}, texts);
  const state = listEdits(form) === null ? "saved" : "typing";
  return { state, problem: null, conflicts: answer.saved?.conflicts ?? [], isStored: true };
}

async function post(path: string, body: URLSearchParams) {
  try {
    // Browsers send so much to the end when the page is closed meanwhile, and refuse more.
    const keepalive = body.toString().length < 60_000;
    const response = await fetch(path, { method: "POST", body, keepalive });
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
    if (was === text) continue;
    // Stored from here, by a form of its own. Where somebody is typing, their save tells of it.
    if (now[name] === text) setBase(form, name, text);
    if (now[name] !== was) continue;
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
