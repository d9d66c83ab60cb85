/** From here on the map stands beside the list, as in `results.css`. */
export const wideScreenQuery = "(width >= 70rem)";
