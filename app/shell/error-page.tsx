import { FormLoadError } from "../forms/form-load-error.tsx";

export { createFormErrorMeta as meta } from "../forms/form-load-error.tsx";

export default function ErrorPage() {
  return <FormLoadError />;
}
