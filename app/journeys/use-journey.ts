import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useRef, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import type { Draft } from "./draft.ts";
import { allowedStep, fieldOf, firstOpenStep, stepAsking, type Step } from "./steps.ts";
import type { FieldProblem } from "./submit.ts";
import { useDraft } from "./use-draft.ts";
import { useStepHistory } from "./use-step-history.ts";

/** Narrower than this, a step begins at the top of the page (renter specification, section 9). */
const smallScreen = "(width < 480px)";

type Texts = Record<string, string>;

export interface JourneyPlan<Answers extends Texts> {
  steps: readonly Step<string>[];
  /** All steps' fields. */
  schema: v.GenericSchema<Texts, Answers>;
  /** What was typed before a reload. */
  draft: Draft | null;
  /** Where in this tab's storage the draft is kept. */
  draftKey: string;
}

/**
 * A form of texts over several steps. Its fields are undefined at first, not empty, so that it
 * takes over what was typed before the page came to life.
 */
export function useJourney<Answers extends Texts>(plan: JourneyPlan<Answers>) {
  const { steps, schema, draft, draftKey } = plan;
  const form = useForm<Texts, unknown, Answers>({
    mode: "onTouched",
    resolver: valibotResolver(schema),
    ...(draft && { defaultValues: draft.answers }),
  });
  const [current, setCurrent] = useState(() =>
    allowedStep(steps, draft?.answers ?? {}, draft?.step ?? 0),
  );
  /** True from a Next that found something wrong until another step shows. */
  const [refused, setRefused] = useState(false);
  const problems = refused ? problemsOf(form, steps[current]!.fields) : [];
  useFocusOnArrival(current, steps[current]!.fields[0]!);
  useDraft(form, draftKey, current);

  const history = useStepHistory((step) => {
    setRefused(false);
    setCurrent(allowedStep(steps, form.getValues(), step));
  });

  function goTo(step: number): void {
    setRefused(false);
    setCurrent(step);
    if (step > current) history.enter(step);
  }

  return {
    form,
    steps,
    /** Index of the step on screen. */
    current,
    /** What stopped the last Next, in the order of the fields; empty until then. */
    problems,
    /** As the browser's Back; a step that a reload or a saved contact led to has none before it. */
    back: () => (history.cameFromStep ? history.leave() : goTo(Math.max(0, current - 1))),

    /** Checks this step and moves on; after the last one gives all answers, trimmed. */
    next: async (): Promise<Answers | null> => {
      const valid = await form.trigger([...steps[current]!.fields], { shouldFocus: true });
      setRefused(!valid);
      if (!valid) return null;
      const answers = form.getValues();
      const open = firstOpenStep(steps, answers);
      if (current === steps.length - 1 && open === steps.length) return v.parse(schema, answers);
      goTo(Math.min(current + 1, open));
      return null;
    },

    /** Fills fields in and moves to the first step that still lacks an answer, else to the last. */
    fillIn: (answers: Texts): void => {
      for (const [field, answer] of Object.entries(answers)) form.setValue(field, answer);
      form.clearErrors();
      goTo(allowedStep(steps, form.getValues(), steps.length));
    },

    /** Shows the server's messages where their fields are; gives back those that have none here. */
    showProblems: (errors: FieldProblem[]): FieldProblem[] => {
      const placed = errors.filter(({ path }) => stepAsking(steps, path) !== -1);
      for (const error of placed) {
        const shouldFocus = error === placed[0];
        form.setError(fieldOf(error.path), { message: error.message }, { shouldFocus });
      }
      if (placed.length > 0) {
        setCurrent(Math.min(...placed.map(({ path }) => stepAsking(steps, path))));
        setRefused(true);
      }
      return errors.filter((error) => !placed.includes(error));
    },
  };
}

function problemsOf(
  form: Pick<UseFormReturn<Texts>, "formState">,
  fields: readonly string[],
): { field: string; message: string }[] {
  return fields.flatMap((field) => {
    const message = form.formState.errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
}

/** A new step begins at its first field, or at the first that is wrong. */
function useFocusOnArrival(current: number, firstField: string): void {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const wrong = document.querySelector<HTMLElement>("form [aria-invalid]");
    const small = matchMedia(smallScreen).matches;
    (wrong ?? document.getElementById(firstField))?.focus({ preventScroll: small });
    if (small) window.scrollTo(0, 0);
  }, [current, firstField]);
}
