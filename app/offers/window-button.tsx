import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * Opens a window of the offer. Before the script has come it sends the form around it, which leads
 * to the first step of the offer without script.
 */
export function WindowButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  const hydrated = useHydrated();
  return hydrated ? (
    <Button {...props} type="button" />
  ) : (
    <Button {...props} type="submit" name="change" value={0} />
  );
}
