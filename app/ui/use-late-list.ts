import { type ComponentType, type RefObject, useCallback, useEffect, useState } from "react";

/**
 * The list of a combobox, loaded when its field is used first: until then, and where it can't be loaded,
 * the field is a plain one. The next focus tries again.
 * @param load must not depend on a render. Null where nothing could be suggested
 */
export function useLateList<Props>(
  input: RefObject<HTMLInputElement | null>,
  load: (() => Promise<ComponentType<Props>>) | null,
): { List: ComponentType<Props> | undefined; onFocus: () => void } {
  const [List, setList] = useState<ComponentType<Props>>();
  const onFocus = useCallback(() => {
    load?.().then(
      (list) => setList(() => list),
      () => undefined,
    );
  }, [load]);
  useEffect(() => {
    // The field may have focus before hydration.
    if (document.activeElement === input.current) onFocus();
  }, [input, onFocus]);
  return { List, onFocus };
}
