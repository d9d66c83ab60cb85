import { useEffect } from "react";
import { href, useSubmit } from "react-router";
import { isTyping } from "../../shell/navigation/key-presses.ts";
import { areShortcutsOn } from "../../shell/navigation/shortcuts.ts";

const orders: Readonly<Partial<Record<string, string>>> = { p: "preview", u: "publish" };

/** P previews and U publishes the home whose row has the focus: its editor opens and says what came of it. */
export function useRowOrders(may: { edit: boolean; publish: boolean }): void {
  const submit = useSubmit();
  const { edit, publish } = may;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const change = orders[event.key];
      const isAllowed = change === "publish" ? publish : edit;
      if (!change || !isAllowed || !areShortcutsOn() || isTyping(event.target)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      const row = document.activeElement?.closest<HTMLElement>("[data-row]");
      const id = row?.dataset["row"];
      if (!id) return;
      event.preventDefault();
      const action = href("/office/listings/:id", { id });
      void submit({ change }, { method: "post", action });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [submit, edit, publish]);
}
