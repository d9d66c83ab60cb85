import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import * as v from "valibot";

/** Narrows a schema's input to form text. */
export function toFormSchema<Answers>(
  schema: v.GenericSchema<unknown, Answers>,
): v.GenericSchema<Texts, Answers> {
  return v.pipe(
    v.custom<Texts>(() => true),
    v.rawTransform<Texts, Answers>(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(schema, dataset.value);
      if (read.success) return read.output;
      for (const { message, path } of read.issues) addIssue({ message, path });
      return NEVER;
    }),
  );
}
