import type { OfficeSubject } from "../../../domain/shared/office-subjects.ts";

type Listener = (subject: OfficeSubject | null) => void;

const listeners = new Set<Listener>();

/** Tells parts of a page that read by themselves what they show, so that the page is not read anew. */
export function tellParts(subject: OfficeSubject | null): void {
  for (const listen of listeners) listen(subject);
}

/** @returns stops listening */
export function listenAsPart(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
