import { useRef } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { Icon } from "../ui/icon.tsx";
import { useSavedApplicants } from "./use-saved-applicants.ts";

export function SavedContactsList({ onChoose }: { onChoose: (applicant: Applicant) => void }) {
  const hint = useRef<HTMLParagraphElement>(null);
  const { saved, remove } = useSavedApplicants();
  if (saved.length === 0) return null;
  return (
    <div className="saved">
      <p className="hint" id="saved-contacts" ref={hint} tabIndex={-1}>
        Used on this device before
      </p>
      <ul className="row" aria-labelledby="saved-contacts">
        {saved.map((applicant) => {
          const name = `${applicant.firstname} ${applicant.lastname}`;
          return (
            <li key={`${applicant.email} ${applicant.phone}`} className="chip chip--split">
              <button type="button" onClick={() => onChoose(applicant)}>
                <Icon name="user" />
                {name}
              </button>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  // the focused button is removed, so focus must move
                  (saved.length > 1 ? hint.current : document.getElementById("firstname"))?.focus();
                  remove(applicant);
                }}
              >
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
