/** Breakpoint from which the map is beside the list, as in `results.css`. */
export const wideScreenQuery = "(width >= 70rem)";
