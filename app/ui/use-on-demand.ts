import { type ComponentType, useState } from "react";

/**
 * Loads a component at its first use.
 * @param load must not depend on a render
 * @returns the component while it is open, else null
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): { Part: ComponentType<Props> | null; open: () => void; close: () => void } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = () => {
    load().then((part) => setPart(() => part), onFailure);
  };
  return { Part, open, close: () => setPart(null) };
}
