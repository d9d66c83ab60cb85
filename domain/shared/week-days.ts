/** From Monday on; the places are those of a week, which begins on Sunday. */
export const weekDays = [
  { place: 1, name: "Monday" },
  { place: 2, name: "Tuesday" },
  { place: 3, name: "Wednesday" },
  { place: 4, name: "Thursday" },
  { place: 5, name: "Friday" },
  { place: 6, name: "Saturday" },
  { place: 0, name: "Sunday" },
];
