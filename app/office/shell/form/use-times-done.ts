import { useState } from "react";

/**
 * How often a form was done that stays on its page: as a key it makes the form empty and folded again.
 * @param answer undefined while it was not sent or was refused
 */
export function useTimesDone(answer: object | undefined): number {
  const [seen, setSeen] = useState({ answer, times: 0 });
  if (answer === undefined || answer === seen.answer) return seen.times;
  const times = seen.times + 1;
  setSeen({ answer, times });
  return times;
}
