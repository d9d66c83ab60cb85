export const buildToRentSource = "build-to-rent";

export const portfolioSource = "portfolio";
