import { Suspense } from "react";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import { lazyOptional } from "../ui/lazy-optional.ts";

const SavedContactsList = lazyOptional(async () => {
  const { SavedContactsList: List } = await import("./saved-contacts-list.tsx");
  return List;
});

/** Contacts that were used on this device before, which few visitors have. */
export function SavedContacts(props: { onChoose: (applicant: Applicant) => void }) {
  return (
    <Suspense>
      <SavedContactsList {...props} />
    </Suspense>
  );
}
