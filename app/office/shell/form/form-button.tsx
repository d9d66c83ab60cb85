import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
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

type ButtonProps = Omit<ComponentProps<typeof Button>, "type" | "name" | "value" | "form" | "size">;

interface FormButtonProps extends ButtonProps {
  form: Declared;
  size?: "small" | "usual" | undefined;
}

/** Sends the form that it stands in. Nobody sees it who may not send it. */
export function FormButton({ form, size = "small", ...button }: FormButtonProps) {
  if (!useMaySend(form)) return null;
  return (
    <Button
      type="submit"
      name="change"
      value={form.name}
      {...(size === "small" && { size })}
      {...button}
    />
  );
}
