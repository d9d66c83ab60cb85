import type { ClientLoaderFunctionArgs } from "react-router";
import type { OfferAnswer } from "../../domain/offers/open-offer.ts";
import { loadFormPhone } from "../agency/form-phone.ts";

interface OfferAnswered {
  branchPhone: string | null;
  answer: OfferAnswer | null;
}

/** `clientLoader` of the pages after an offer: the form that leads there has sent it just now. */
export async function loadOfferAnswered(
  args: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">,
): Promise<OfferAnswered> {
  if (new URL(args.request.url).searchParams.has("offer"))
    return args.serverLoader<OfferAnswered>();
  const { branchPhone } = await loadFormPhone(args);
  return { branchPhone, answer: null };
}
