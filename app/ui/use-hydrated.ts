import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first render of its page, then true: for what only a browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
