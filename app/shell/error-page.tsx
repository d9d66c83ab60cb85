import { FormLoadError } from "./form-load-error.tsx";

export { createFormErrorMeta as meta } from "./form-load-error.tsx";

export default function ErrorPage() {
  return <FormLoadError />;
}
