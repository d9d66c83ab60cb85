import { acceptedTypes } from "../../domain/documents/check-file.ts";
import { Button } from "../ui/button.tsx";
import { FieldFrame } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { type CaseAnswer, findError } from "./case-answer.ts";
import { CaseForm } from "./case-form.tsx";

export interface ListedDocument {
  id: string;
  name: string;
  note: string;
}

/** Papers to read. Each opens in a page of its own, and that it was opened is recorded. */
export function DocumentList({
  papers,
  path,
}: {
  papers: readonly ListedDocument[];
  path: string;
}) {
  if (papers.length === 0) return null;
  return (
    <ul className="case-papers">
      {papers.map(({ id, name, note }) => (
        <li key={id}>
          <Icon name="file-text" />
          <div>
            <b>{name}</b>
            <small>{note}</small>
          </div>
          <OpenDocument id={id} name={name} path={path} />
        </li>
      ))}
    </ul>
  );
}

export function OpenDocument({
  id,
  name,
  path,
}: Pick<ListedDocument, "id" | "name"> & { path: string }) {
  return (
    <a className="case__open" href={`${path}/paper/${id}`} target="_blank" rel="noreferrer">
      Open<span className="visually-hidden"> {name} in a new window</span>
    </a>
  );
}

/** A form with a file, which needs no script. */
export function SendDocument({
  title,
  kinds,
  people,
  hidden,
  answer,
}: {
  title: string;
  kinds: readonly { kind: string; name: string }[];
  /** Of this page, if it is that of several. */
  people: readonly { id: string; name: string }[];
  hidden: Readonly<Record<string, string>>;
  answer: CaseAnswer | undefined;
}) {
  if (kinds.length === 0) return null;
  const error = findError(answer, "paper", "file");
  return (
    <CaseForm encType="multipart/form-data" className="case__form case__send" id="send">
      <h3>{title}</h3>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FieldFrame name="kind" label="Document type" {...findError(answer, "paper", "kind")}>
        <select
          className="select"
          id="kind"
          name="kind"
          defaultValue={answer?.fields?.["kind"]}
          aria-describedby={findError(answer, "paper", "kind").error ? "kind-error" : undefined}
        >
          {kinds.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <WhoseField people={people} chosen={answer?.fields?.["person"]} />
      <FieldFrame name="file" label="File" hint={`${acceptedTypes}.`} {...error}>
        <input
          className="case__file"
          id="file"
          name="file"
          type="file"
          required
          accept=".pdf,.docx,.jpg,.jpeg,.png,.webp,.heic"
          aria-describedby={error.error ? "file-hint file-error" : "file-hint"}
          aria-invalid={error.error ? true : undefined}
        />
      </FieldFrame>
      <Button type="submit" look="secondary" name="change" value="paper">
        <Icon name="upload" />
        Send file
      </Button>
    </CaseForm>
  );
}

function WhoseField({
  people,
  chosen,
}: {
  people: readonly { id: string; name: string }[];
  chosen: string | undefined;
}) {
  if (people.length < 2) return null;
  return (
    <FieldFrame name="person" label="Whose document is this?">
      <select className="select" id="person" name="person" defaultValue={chosen}>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
