/** Within a branch, references that are the same so are one home's. */
export function foldReference(reference: string): string {
  return reference.trim().toLowerCase();
}
