import { useState } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import {
  formatApplicantsCookie,
  readApplicants,
  addApplicant,
  removeApplicant,
} from "./saved-applicants.ts";

/** Contacts used in this browser; empty on the server, whose pages are shared. */
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

export function saveApplicant(applicant: Applicant): void {
  writeCookie(addApplicant(readApplicants(document.cookie), applicant));
}

function writeCookie(list: Applicant[]): Applicant[] {
  document.cookie = formatApplicantsCookie(list, location.protocol === "https:");
  return list;
}
