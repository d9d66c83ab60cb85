import { useState } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import {
  applicantsCookie,
  readApplicants,
  withApplicant,
  withoutApplicant,
} from "./saved-applicants.ts";

/** The contacts that were used in this browser; none on the server, whose pages are for everyone. */
export function useSavedApplicants() {
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<Applicant[] | null>(null);
  const saved = changed ?? (hydrated ? readApplicants(document.cookie) : []);
  return {
    saved,
    remove: (applicant: Applicant) =>
      setChanged(keep(withoutApplicant(readApplicants(document.cookie), applicant))),
  };
}

/** Puts a contact in front of the saved ones. */
export function saveApplicant(applicant: Applicant): void {
  keep(withApplicant(readApplicants(document.cookie), applicant));
}

function keep(list: Applicant[]): Applicant[] {
  document.cookie = applicantsCookie(list, location.protocol === "https:");
  return list;
}
