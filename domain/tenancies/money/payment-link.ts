/** What stands for the request in the address of a payment service's page. */
const places = {
  "{reference}": ({ reference }: Payable) => encodeURIComponent(reference),
  "{pence}": ({ pence }: Payable) => String(pence),
  "{pounds}": ({ pence }: Payable) => (pence / 100).toFixed(2),
};

interface Payable {
  reference: string;
  pence: number;
}

/** Without the reference nobody could tell whose money came. */
export function isPaymentLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  if (protocol !== "https:" || host.includes("{")) return false;
  const used: string[] = text.match(/\{[^}]*\}/g) ?? [];
  return used.includes("{reference}") && used.every((place) => place in places);
}

export function fillPaymentLink(link: string, payable: Payable): string {
  return Object.entries(places).reduce(
    (filled, [place, fill]) => filled.replaceAll(place, fill(payable)),
    link,
  );
}
