/** The widths of `styles/breakpoints.css`, for `matchMedia` and the `sizes` of pictures. */
export const tabletQuery = "(width > 47.5rem)";
export const wideQuery = "(width >= 70rem)";
