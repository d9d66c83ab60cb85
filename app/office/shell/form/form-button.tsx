import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { type FreeTimeInstead, toChangeAt } from "../../../../domain/shared/free-time-instead.ts";
import { toPreviewChange } from "../../../../domain/shared/preview-change.ts";
import {
  type FormDeclaration,
  maySend,
  type OfficeForm as Declared,
} from "../../../../domain/staff/office-forms.ts";
import { Button } from "../../../ui/button.tsx";
import type { FrameData } from "../navigation/office-frame.tsx";

/** Whether somebody may send a form, by the rule that the server keeps them from it. */
export function useMaySend(form: FormDeclaration): boolean {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  return !frame?.person || maySend(frame.person, form);
}

interface Sends {
  form: Declared;
  /** The id of the form on the page, for a button that stands outside of it. */
  formId?: string | undefined;
}

type Given = "type" | "name" | "value" | "form" | "size";

interface FormButtonProps extends Sends, Omit<ComponentProps<typeof Button>, Given> {
  size?: "small" | "usual" | undefined;
  /** It shows what the form would send, and does nothing. */
  onlyLooks?: boolean;
  /** It sends this time in place of the one that was typed. */
  at?: FreeTimeInstead;
}

/** Sends the form that it stands in. Nobody sees it who may not send it. */
export function FormButton({
  form,
  formId,
  size = "small",
  onlyLooks = false,
  at,
  ...button
}: FormButtonProps) {
  const change = at ? toChangeAt(form.name, at) : form.name;
  if (!useMaySend(form)) return null;
  return (
    <Button
      type="submit"
      form={formId}
      name="change"
      value={onlyLooks ? toPreviewChange(form.name) : change}
      {...(size === "small" && { size })}
      {...button}
    />
  );
}

/** The same without the look of a button: an entry of a menu, or what only Enter presses. */
export function PlainFormButton({
  form,
  formId,
  ...button
}: Sends & Omit<ComponentProps<"button">, Given>) {
  if (!useMaySend(form)) return null;
  return <button {...button} type="submit" form={formId} name="change" value={form.name} />;
}

/**
 * Says which form is sent where its buttons say something else, such as an answer. Whoever shows
 * those asks `useMaySend`.
 */
export function FormName({ form }: { form: Declared }) {
  return <input type="hidden" name="change" value={form.name} />;
}
