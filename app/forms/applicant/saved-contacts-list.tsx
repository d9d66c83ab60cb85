import { useRef, useState } from "react";
import * as v from "valibot";
import { type Applicant, applicantFields } from "../../../domain/contacts/applicant.ts";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import {
  formatApplicantsCookie,
  labelApplicants,
  readApplicants,
  addApplicant,
  removeApplicant,
} from "./saved-applicants.ts";

export function SavedContactsList({ onChoose }: { onChoose: (applicant: Applicant) => void }) {
  const hint = useRef<HTMLParagraphElement>(null);
  const { saved, remove } = useSavedApplicants();
  if (saved.length === 0) return null;
  const labels = labelApplicants(saved);
  return (
    <div className="saved">
      <p className="hint" id="saved-contacts" ref={hint} tabIndex={-1}>
        Used on this device before
      </p>
      <ul className="row" aria-labelledby="saved-contacts">
        {saved.map((applicant, index) => {
          const label = labels[index];
          return (
            <li key={`${applicant.email} ${applicant.phone}`} className="chip chip--split">
              <button type="button" onClick={() => onChoose(applicant)}>
                <Icon name="user" />
                {label}
              </button>
              <button
                type="button"
                aria-label={`Remove ${label}`}
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

/** Contacts used in this browser; empty on the server, whose pages are shared. */
function useSavedApplicants() {
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<Applicant[] | null>(null);
  const saved = changed ?? (hydrated ? readApplicants(document.cookie) : []);
  return {
    saved,
    remove: (applicant: Applicant) =>
      setChanged(writeCookie(removeApplicant(readApplicants(document.cookie), applicant))),
  };
}

/** Keeps the contact of a form's answers, if they have one. */
export function saveApplicant(answers: object): void {
  const applicant = v.safeParse(v.object(applicantFields), answers);
  if (applicant.success) {
    writeCookie(addApplicant(readApplicants(document.cookie), applicant.output));
  }
}

function writeCookie(list: Applicant[]): Applicant[] {
  document.cookie = formatApplicantsCookie(list, location.protocol === "https:");
  return list;
}
