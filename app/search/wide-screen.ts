/** From here on the map stands beside the list, as in `results.css`. */
export const wideScreen = "(width >= 70rem)";
