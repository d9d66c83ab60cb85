const currency = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** Pence for the screen: `£3,291.00`; what is taken off carries a minus sign, `−£140.00`. */
export function sterling(pence: number): string {
  return (pence < 0 ? "−" : "") + currency.format(Math.abs(pence) / 100);
}
