let phone: string | null = null;

/** Call before the sending of a form leads to a page that has no home of its own. */
export function keepFormPhone(shown: string): void {
  phone = shown;
}

/** `clientLoader` of such a page: it says what the form said, also while the server doesn't answer. */
export function loadFormPhone(): { branchPhone: string | null } {
  return { branchPhone: phone };
}
