import { href } from "react-router";
import { documentKinds } from "../../../domain/documents/document.ts";
import type { ShownLet } from "./shown.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { FileField, LetSelect } from "./let-fields.tsx";
import { LetForm, useLetPage } from "./let-form.tsx";

/** Private: encrypted, each reading recorded, erased when their day has come. */
export function Papers({ shown: { papers, people } }: { shown: ShownLet }) {
  const { mayRead } = useLetPage();
  return (
    <OfficeSection
      title="Papers"
      count={papers.length}
      tools={<span className="tiny">Encrypted. Each reading is recorded.</span>}
    >
      <ul className="rows">
        {papers.length === 0 && <li>None yet.</li>}
        {papers.map(({ id, what, fileName, whose, by, at, erased }) => (
          <li key={id}>
            {mayRead ? (
              <a href={href("/office/documents/:id", { id })} target="_blank">
                {nameFile(what, fileName)}
              </a>
            ) : (
              nameFile(what, fileName)
            )}
            <p className="tiny">
              {[whose && `of ${whose}`, by ? `added by ${by}` : "added", at]
                .filter(Boolean)
                .join(", ")}
              {erased ? `. Erased on ${erased}` : ". Its erasure date is set when the let ends"}
            </p>
          </li>
        ))}
      </ul>
      <div className="office-section__body">
        <LetForm id="upload" change="upload" summary="Add a paper" button="Add it" hasFile>
          <LetSelect
            form="upload"
            name="kind"
            label="What it is"
            value="other"
            options={Object.entries(documentKinds).map(([value, label]) => ({ value, label }))}
          />
          <LetSelect
            form="upload"
            name="personId"
            label="Whose"
            options={[
              { value: "", label: "Everybody’s, or the home’s" },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <FileField form="upload" />
        </LetForm>
      </div>
    </OfficeSection>
  );
}

/** Those that are made here are called what they are. */
function nameFile(what: string, fileName: string): string {
  return fileName.startsWith(`${what}.`) ? fileName : `${what}: ${fileName}`;
}
