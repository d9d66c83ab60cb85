import { Suspense } from "react";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { lazyOptional } from "../../ui/lazy-optional.ts";

const load = () => import("./saved-contacts-list.tsx");

const SavedContactsList = lazyOptional(async () => (await load()).SavedContactsList);

/** Keeps the contact of a form's answers, if they have one and the code can be loaded. */
export function saveContact(answers: object): void {
  void load().then(
    ({ saveApplicant }) => saveApplicant(answers),
    () => {},
  );
}

/** Contacts that were used on this device before, which few visitors have. */
export function SavedContacts(props: { onChoose: (applicant: Applicant) => void }) {
  return (
    <Suspense>
      <SavedContactsList {...props} />
    </Suspense>
  );
}
