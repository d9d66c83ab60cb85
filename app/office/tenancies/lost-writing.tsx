import { useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Note } from "../../ui/note.tsx";
import { findLostWriting, type LostWriting, type Writing } from "./find-lost-writing.ts";
import { AnswerContext } from "../shell/form/office-answer.ts";
import type { ShownLet } from "./shown.ts";

/**
 * The page shows what colleagues record at once: a form in which somebody still writes can go.
 * @param shown by the page
 */
export function LostWritingNote({ shown }: { shown: ShownLet }) {
  const answer = useContext(AnswerContext);
  const { pathname } = useLocation();
  const writing = useRef<(Writing & { shown: ShownLet }) | null>(null);
  const latest = useRef({ answer, pathname, shown });
  const note = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState<(LostWriting & { pathname: string }) | null>(null);
  useEffect(() => {
    latest.current = { answer, pathname, shown };
  });
  useEffect(() => {
    const write = ({ target }: Event) => {
      const form = target instanceof HTMLTextAreaElement ? target.form : null;
      if (form) writing.current = { ...describe(form), ...latest.current };
    };
    document.addEventListener("input", write);
    return () => document.removeEventListener("input", write);
  }, []);
  // What is shown anew may have taken the form away.
  useEffect(() => {
    const written = writing.current;
    if (written === null || written.form.isConnected) return;
    if (written.shown === shown && written.answer === answer) return;
    writing.current = null;
    const found = findLostWriting(written, { answer, pathname });
    setLost(found && { ...found, pathname });
  }, [shown, answer, pathname]);
  useEffect(() => {
    if (lost && document.activeElement === document.body) note.current?.focus();
  }, [lost]);
  if (lost?.pathname !== pathname) return null;
  return (
    <div className="office__result" ref={note} tabIndex={-1}>
      <Note kind="warn" live>
        <p>A colleague recorded something while you wrote, and this form is gone. {lost.detail}</p>
        {lost.texts.map((text) => (
          <p key={text}>You had written: “{text}”</p>
        ))}
      </Note>
    </div>
  );
}

function describe(form: HTMLFormElement): Pick<Writing, "form" | "id" | "texts"> {
  const values = [...new FormData(form)];
  const areas = new Set([...form.querySelectorAll("textarea")].map(({ name }) => name));
  const texts = values.flatMap(([name, value]) =>
    areas.has(name) && typeof value === "string" && value.trim() !== "" ? [value] : [],
  );
  const id = values.find(([name]) => name === "form")?.[1];
  return { form, id: typeof id === "string" ? id : "", texts };
}
