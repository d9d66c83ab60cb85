import { createContext, useContext } from "react";

/** Answers of a form that was sent without script, so that its fields show them again. */
export const PostedAnswers = createContext<Readonly<Record<string, string>>>({});

/** Undefined unless the form was sent without script. */
export function usePostedAnswer(name: string): string | undefined {
  return useContext(PostedAnswers)[name];
}
