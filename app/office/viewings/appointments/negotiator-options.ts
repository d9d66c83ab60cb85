import type { Option } from "../../../../domain/shared/fields/fields.ts";

/** Colleagues who show homes. */
export function toOptions(people: readonly { id: number; name: string }[]): Option[] {
  return people.map(({ id, name }) => ({ value: String(id), label: name }));
}
