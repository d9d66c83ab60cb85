import { acceptedTypes } from "../../../domain/documents/check-file.ts";
import { FieldError, TextArea } from "../../ui/field.tsx";
import { PostedField } from "../shell/posted-field.tsx";
import { useAnswerTo, useLetPage } from "./let-form.tsx";
import type { ShownLet } from "./shown.ts";

/** A field of one of the many forms: its id is the form's, its name the handler's. */
export function LetField({
  form,
  name,
  value,
  ...field
}: { form: string; name: string; value?: string } & Omit<
  Parameters<typeof PostedField>[0],
  "refusal" | "name" | "defaultValue"
>) {
  const { refusal, fields } = useAnswerTo(form);
  return (
    <PostedField
      // What is proposed may change while the page is open. React leaves a field as it was.
      key={value}
      {...field}
      refusal={refusal}
      name={name}
      id={`${form}-${name}`}
      defaultValue={fields?.[name] ?? value ?? ""}
    />
  );
}

export function LetSelect({
  form,
  name,
  label,
  options,
  value = "",
}: {
  form: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string;
}) {
  const { refusal, fields } = useAnswerTo(form);
  const id = `${form}-${name}`;
  const error = refusal?.errors?.find(({ path }) => path === name)?.message;
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="select"
        id={id}
        name={name}
        defaultValue={fields?.[name] ?? value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError name={id} error={error} />
    </div>
  );
}

export function DayField({
  form,
  name = "on",
  label = "On",
  value,
}: {
  form: string;
  name?: string;
  label?: string;
  /** Today unless it is known. */
  value?: string;
}) {
  const { today } = useLetPage();
  return <LetField form={form} name={name} label={label} type="date" value={value ?? today} />;
}

/** What shows that something was done: words, a new file, or a paper that is here. */
export function EvidenceFields({
  form,
  papers,
  offered,
  isPaperNeeded = false,
  noteLabel = isPaperNeeded ? "Note" : "What shows it",
}: {
  form: string;
  papers: readonly { id: string; what: string; fileName: string }[];
  /** What we know already that shows it. */
  offered?: readonly Offered[] | undefined;
  isPaperNeeded?: boolean;
  noteLabel?: string;
}) {
  const { refusal, fields } = useAnswerTo(form);
  const problem = (name: string) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    return error === undefined ? {} : { error };
  };
  return (
    <>
      {offered && <OfferedEvidence form={form} offered={offered} />}
      <TextArea
        name="note"
        id={`${form}-note`}
        label={noteLabel}
        {...(isPaperNeeded && { mark: "optional" as const })}
        {...(offered && { hint: "Kept with what is chosen above" })}
        rows={2}
        maxLength={2000}
        defaultValue={fields?.["note"] ?? ""}
        {...problem("note")}
      />
      <FileField form={form} />
      {papers.length > 0 && (
        <LetSelect
          form={form}
          name="documentId"
          label="Or a paper that is here"
          options={[
            { value: "", label: "None" },
            ...papers.map(({ id, what, fileName }) => {
              return { value: id, label: `${what}: ${fileName}` };
            }),
          ]}
        />
      )}
    </>
  );
}

type Offered = ShownLet["offered"][string][number];

/** Chosen, it need not be typed. What is typed all the same is kept with it. */
function OfferedEvidence({ form, offered }: { form: string; offered: readonly Offered[] }) {
  const { refusal, fields } = useAnswerTo(form);
  const error = refusal?.errors?.find(({ path }) => path === "offered")?.message;
  const id = `${form}-offered`;
  const chosen =
    fields?.["offered"] ?? offered.find(({ isPreselected }) => isPreselected)?.key ?? "";
  const options = [...offered, { key: "", text: "None of these" }];
  return (
    <fieldset
      className={error ? "field field--error let-offered" : "field let-offered"}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">Already on record</legend>
      {options.map(({ key, text }) => (
        <label key={key} className="check">
          <input type="radio" name="offered" value={key} defaultChecked={key === chosen} />
          <span>{text}</span>
        </label>
      ))}
      <FieldError name={id} error={error} />
    </fieldset>
  );
}

export function FileField({ form }: { form: string }) {
  const { refusal } = useAnswerTo(form);
  const id = `${form}-file`;
  const error = refusal?.errors?.find(({ path }) => path === "file")?.message;
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className="label" htmlFor={id}>
        The paper
      </label>
      <p className="hint" id={`${id}-hint`}>
        {acceptedTypes}
      </p>
      <input
        type="file"
        id={id}
        name="file"
        accept=".pdf,.docx,.jpg,.jpeg,.png,.webp,.heic"
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <FieldError name={id} error={error} />
    </div>
  );
}
