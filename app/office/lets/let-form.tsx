import { createContext, type ReactNode, useContext } from "react";
import { Form } from "react-router";
import { formAnchor, type LetAnswer } from "./shown.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { LookButton } from "../shell/look-button.tsx";
import { PreviewedMails } from "../shell/previewed-mails.tsx";
import { useTimesDone } from "../shell/use-times-done.ts";
import { FormFold } from "../shell/form-fold.tsx";

interface LetPageContext {
  answer: LetAnswer | undefined;
  mayEdit: boolean;
  /** Open private papers. */
  mayRead: boolean;
  /** London date. */
  today: string;
  /** Whoever is signed in. */
  staffId: string;
}

export const LetFormContext = createContext<LetPageContext>({
  answer: undefined,
  mayEdit: false,
  mayRead: false,
  today: "",
  staffId: "",
});

export function useLetPage(): LetPageContext {
  return useContext(LetFormContext);
}

/** The stage in which a form stands. Without script it is unfolded where its form was answered. */
export const StageContext = createContext<string | null>(null);

/** What was typed into a form that was refused, and why. */
export function useAnswerTo(form: string) {
  const { answer } = useLetPage();
  const own = answer?.form === form && !answer.done ? answer : undefined;
  return { refusal: own?.refusal, mails: own?.mails ?? null, fields: own?.fields };
}

interface LetFormProps {
  /** Unique on the page. Its fields are named after it. */
  id: string;
  /** What it does: `change` of the handler. */
  change: string;
  summary: string;
  button: string;
  /** Shows the mails that it sends before it sends them. */
  sendsMails?: boolean;
  /** A file can come with it. */
  hasFile?: boolean;
  hidden?: Readonly<Record<string, string | null>>;
  /** Whose or which, for those who don't see it beside: several of the page say the same. */
  about?: string | undefined;
  look?: "primary" | "secondary" | "quiet";
  children?: ReactNode;
}

/** Something that can be recorded, folded until somebody wants it. */
export function LetForm(props: LetFormProps) {
  const { id, change, summary, button, about, sendsMails, hasFile, hidden = {}, look } = props;
  const { mayEdit, answer } = useLetPage();
  const { refusal, mails } = useAnswerTo(id);
  const times = useTimesDone(answer?.form === id && answer.done ? answer : undefined);
  const timesRefused = useTimesDone(answer?.form === id && refusal ? answer : undefined);
  const stage = useContext(StageContext);
  if (!mayEdit) return null;
  const isOneButton = props.children === undefined;
  const form = (
    <Form
      method="post"
      id={formAnchor(id)}
      className={isOneButton ? "let-form" : "let-form stack"}
      preventScrollReset
      {...(hasFile && { encType: "multipart/form-data" as const })}
    >
      <input type="hidden" name="form" value={id} />
      {stage !== null && <input type="hidden" name="stage" value={stage} />}
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {refusal && (
        // Anew with each answer: the same words again would not be read out.
        <Note key={timesRefused} kind="error" live>
          <p>
            {refusal.detail} {refusal.source && <Source {...refusal.source} />}
          </p>
        </Note>
      )}
      {props.children}
      <p className="let-form__foot">
        <Button type="submit" size="small" name="change" value={change} {...(look && { look })}>
          {button}
          <About about={about} />
        </Button>
        {sendsMails && (
          <LookButton change={change}>
            <About about={about} />
          </LookButton>
        )}
      </p>
      {mails !== null && (
        <div data-answer>
          <PreviewedMails mails={mails} note="Nothing goes until you press the other button" />
        </div>
      )}
    </Form>
  );
  if (isOneButton) return form;
  return (
    <FormFold key={times} className="let-fold" isAnswered={refusal !== undefined || mails !== null}>
      <summary>
        {summary}
        <About about={about} />
      </summary>
      {form}
    </FormFold>
  );
}

function About({ about }: Pick<LetFormProps, "about">) {
  return about === undefined ? null : <span className="visually-hidden">: {about}</span>;
}

export function Source({ title, url }: { title: string; url: string | null }) {
  if (url === null) return <span className="tiny">{title}</span>;
  return (
    <a className="tiny" href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
