import { useState } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import {
  formatApplicantsCookie,
  readApplicants,
  addApplicant,
  removeApplicant,
} from "./saved-applicants.ts";

/** The contacts that were used in this browser; none on the server, whose pages are for everyone. */
export function useSavedApplicants() {
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<Applicant[] | null>(null);
  const saved = changed ?? (hydrated ? readApplicants(document.cookie) : []);
  return {
    saved,
    remove: (applicant: Applicant) =>
      setChanged(writeCookie(removeApplicant(readApplicants(document.cookie), applicant))),
  };
}

/** Puts a contact in front of the saved ones. */
export function saveApplicant(applicant: Applicant): void {
  writeCookie(addApplicant(readApplicants(document.cookie), applicant));
}

function writeCookie(list: Applicant[]): Applicant[] {
  document.cookie = formatApplicantsCookie(list, location.protocol === "https:");
  return list;
}
