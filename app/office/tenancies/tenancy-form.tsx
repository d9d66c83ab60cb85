import { createContext, type ReactNode, useContext } from "react";
import { Form } from "react-router";
import type { Field, Option } from "../../../domain/shared/fields/fields.ts";
import type { OfficeForm as Declared } from "../../../domain/staff/office-forms.ts";
import { formAnchor } from "./shown.ts";
import { Note } from "../../ui/note.tsx";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { LookButton } from "../shell/form/look-button.tsx";
import { AnswerContext, useAnswerTo, useTimesSent } from "../shell/form/office-answer.ts";
import { OfficeField } from "../shell/form/office-field.tsx";
import { PreviewedMails } from "../shell/form/previewed-mails.tsx";
import { useTimesDone } from "../shell/form/use-times-done.ts";

interface TenancyPageContext {
  mayEdit: boolean;
  /** Open private papers. */
  mayRead: boolean;
  /** London date. */
  today: string;
  /** Whoever is signed in. */
  staffId: string;
  /** Of its fields that list records, by their name. */
  lists: Readonly<Partial<Record<string, readonly Option[]>>>;
}

export const TenancyFormContext = createContext<TenancyPageContext>({
  mayEdit: false,
  mayRead: false,
  today: "",
  staffId: "",
  lists: {},
});

export function useTenancyPage(): TenancyPageContext {
  return useContext(TenancyFormContext);
}

/** The stage in which a form stands. Without script it is unfolded where its form was answered. */
export const StageContext = createContext<string | null>(null);

/** What this place says of a field otherwise than its declaration. */
type Shown = Partial<Pick<Field, "input" | "label" | "hint" | "options">> & {
  /** Between it and the field before it. */
  above?: ReactNode;
};

interface TenancyFormProps<Of extends Declared> {
  form: Of;
  /** Unique on the page, where it has several that do the same. Its fields are named after it. */
  id?: string;
  /** Words that it is folded behind until somebody wants it. Left out: it is one button. */
  summary?: string;
  button: string;
  /** Whose or which, for those who don't see it beside: several of the page say the same. */
  about?: string | undefined;
  look?: "primary" | "secondary" | "quiet";
  /** What stands in its fields at first, and in hidden ones. A day is today unless it is said. */
  values?: { readonly [Name in keyof Of["fields"]]?: string | null };
  /** Null: the field is not shown. */
  shows?: { readonly [Name in keyof Of["fields"]]?: Shown | null };
  /** Above its fields. */
  children?: ReactNode;
}

/** A form of a tenancy's page as `domain/` declares it. Nobody sees it who may not send it. */
export function TenancyForm<const Of extends Declared>(props: TenancyFormProps<Of>) {
  const { form, id = form.name, summary, button, about, look } = props;
  const { refusal, mails } = useAnswerTo(id);
  const answer = useContext(AnswerContext);
  const times = useTimesSent(id);
  const timesRefused = useTimesDone(refusal && answer);
  const stage = useContext(StageContext);
  if (!useMaySend(form)) return null;
  const fields = Object.entries<Field>(form.fields);
  const hasFile = fields.some(([, { input }]) => input === "file");
  const whose = about === undefined ? null : <span className="visually-hidden">: {about}</span>;
  const box = (
    <Form
      method="post"
      id={formAnchor(id)}
      className={summary === undefined ? "tenancy-form" : "tenancy-form stack"}
      preventScrollReset
      {...(hasFile && { encType: "multipart/form-data" as const })}
    >
      <input type="hidden" name="form" value={id} />
      {stage !== null && <input type="hidden" name="stage" value={stage} />}
      {refusal && (
        // Anew with each answer: the same words again would not be read out.
        <Note key={timesRefused} kind="error" live>
          <p>
            {refusal.detail} {refusal.source && <Source {...refusal.source} />}
          </p>
        </Note>
      )}
      {props.children}
      {fields.map(([name, field]) => (
        <TenancyField
          key={name}
          {...{ id, name, field }}
          value={props.values?.[name]}
          shown={props.shows?.[name]}
        />
      ))}
      <p className="line line--tight tenancy-form__foot">
        <FormButton form={form} {...(look && { look })}>
          {button}
          {whose}
        </FormButton>
        {form.sendsMails && <LookButton form={form}>{whose}</LookButton>}
      </p>
      <LookedAt mails={mails} />
    </Form>
  );
  if (summary === undefined) return box;
  const isAnswered = refusal !== undefined || mails !== null;
  return (
    <FormFold key={times} className="tenancy-fold" isAnswered={isAnswered}>
      <summary>
        {summary}
        {whose}
      </summary>
      {box}
    </FormFold>
  );
}

function LookedAt({ mails }: Pick<ReturnType<typeof useAnswerTo>, "mails">) {
  if (mails === null) return null;
  return (
    <div data-answer>
      <PreviewedMails mails={mails} note="We won’t send anything until you confirm" />
    </div>
  );
}

const chosen: ReadonlySet<Field["input"]> = new Set(["select", "radio"]);
const typedIn: ReadonlySet<Field["input"]> = new Set(["text", "date", "pounds", "email", "tel"]);

function TenancyField({
  id,
  name,
  field: declared,
  value: given,
  shown,
}: {
  id: string;
  name: string;
  field: Field;
  value: string | null | undefined;
  shown: Shown | null | undefined;
}) {
  const { today, lists } = useTenancyPage();
  if (shown === null) return null;
  const { above, ...changes } = shown ?? {};
  const field = { ...declared, ...changes };
  const options = field.options ?? lists[name] ?? [];
  if (chosen.has(field.input) && options.length === 0) return null;
  const value = given ?? (field.input === "date" && given !== null ? today : "");
  return (
    <>
      {above}
      {/* What is proposed may change while the page is open. React leaves a field as it was. */}
      <OfficeField
        key={typedIn.has(field.input) ? value : ""}
        {...{ form: id, name, field, options, value }}
      />
    </>
  );
}

export function Source({ title, url }: { title: string; url: string | null }) {
  if (url === null) return <span className="tiny">{title}</span>;
  return (
    <a className="tiny" href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
