/** `source` of the one-step build-to-rent form, which asks for no free text. */
export const buildToRentSource = "build-to-rent";

/** `source` of the valuation form when a portfolio landlord fills it in. */
export const portfolioSource = "portfolio";
