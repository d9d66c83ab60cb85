import { createFormErrorMeta, FormLoadError } from "../forms/form-load-error.tsx";

export function meta() {
  return createFormErrorMeta();
}

export default function ErrorPage() {
  return <FormLoadError />;
}
