import { useEffect } from "react";
import { href, useSubmit } from "react-router";
import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import type { OfficeForm } from "../../../../domain/staff/office-forms.ts";
import { useMaySend } from "../../shell/form/form-button.tsx";
import { isTyping } from "../../shell/navigation/key-presses.ts";
import { areShortcutsOn } from "../../shell/navigation/shortcuts.ts";

const orders: Readonly<Partial<Record<string, OfficeForm>>> = {
  p: homeForms.preview,
  u: homeForms.publish,
};

/** P previews and U publishes the home whose row has the focus: its editor opens and says what came of it. */
export function useRowOrders(): void {
  const submit = useSubmit();
  const mayPreview = useMaySend(homeForms.preview);
  const mayPublish = useMaySend(homeForms.publish);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const form = orders[event.key];
      const isAllowed = form === homeForms.publish ? mayPublish : mayPreview;
      if (!form || !isAllowed || !areShortcutsOn() || isTyping(event.target)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      const row = document.activeElement?.closest<HTMLElement>("[data-row]");
      const id = row?.dataset["row"];
      if (!id) return;
      event.preventDefault();
      const action = href("/office/listings/:id", { id });
      void submit({ change: form.name }, { method: "post", action });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [submit, mayPreview, mayPublish]);
}
