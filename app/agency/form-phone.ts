import type { ClientLoaderFunctionArgs } from "react-router";

interface FormPhone {
  branchPhone: string | null;
}

let phone: string | null = null;

/** Call before the sending of a form leads to a page that has no home of its own. */
export function keepFormPhone(shown: string): void {
  phone = shown;
}

/**
 * `clientLoader` of such a page: it says what the form said, also while the server doesn't answer.
 * Somebody who comes back to an address that names a home was not led there by a form.
 */
export async function loadFormPhone({
  request,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">): Promise<FormPhone> {
  const isOfHome = new URL(request.url).searchParams.has("home");
  return isOfHome ? serverLoader<FormPhone>() : { branchPhone: phone };
}
