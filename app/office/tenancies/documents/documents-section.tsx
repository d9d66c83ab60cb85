import { href } from "react-router";
import { tenancyForms } from "../../../../domain/tenancies/tenancy-forms.ts";
import type { TenancyView } from "../shown.ts";
import { OfficeSection } from "../../shell/office-section.tsx";
import { TenancyForm, useTenancyPage } from "../tenancy-form.tsx";

/** Private: encrypted, each reading recorded, erased when their day has come. */
export function DocumentsSection({ shown: { papers } }: { shown: TenancyView }) {
  const { mayRead } = useTenancyPage();
  return (
    <OfficeSection
      title="Documents"
      count={papers.length}
      tools={<span className="tiny">Encrypted. We log every time someone opens one.</span>}
    >
      <ul className="rows">
        {papers.length === 0 && <li>No documents yet.</li>}
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
              {[whose && `for ${whose}`, by ? `added by ${by}` : "added", at]
                .filter(Boolean)
                .join(", ")}
              {erased
                ? `. We’ll erase it on ${erased}`
                : ". We’ll set its erasure date when the tenancy ends"}
            </p>
          </li>
        ))}
      </ul>
      <div className="office-section__body">
        <TenancyForm
          form={tenancyForms.upload}
          values={{ kind: "other" }}
          summary="Add document"
          button="Add document"
        />
      </div>
    </OfficeSection>
  );
}

/** Those that are made here are called what they are. */
function nameFile(what: string, fileName: string): string {
  return fileName.startsWith(`${what}.`) ? fileName : `${what}: ${fileName}`;
}
