import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * Opens a window of the offer. Before the script has come it sends the form around it, which leads
 * to the first step of the offer without script.
 */
export function WindowButton(props: Omit<ComponentProps<typeof Button>, "type">) {
  return <Button {...props} type={useHydrated() ? "button" : "submit"} />;
}
