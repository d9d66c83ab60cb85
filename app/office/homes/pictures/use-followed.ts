import { useEffect, useRef } from "react";

/**
 * A field that shows what is stored, also once others store something else, but not over what was
 * typed since. It stays the same field, and so keeps the focus. React does not hold its value: the
 * editor's saving renders between a key and the event of it, which would take the key back.
 * @returns where the field is put, and what to call with what is sent of it
 */
export function useFollowed<Field extends HTMLInputElement | HTMLSelectElement>(stored: string) {
  const ref = useRef<Field>(null);
  const known = useRef(stored);
  useEffect(() => {
    const field = ref.current;
    if (field?.value === known.current) field.value = stored;
    known.current = stored;
  }, [stored]);
  const noteSent = (text: string) => {
    known.current = text;
  };
  return [ref, noteSent] as const;
}
