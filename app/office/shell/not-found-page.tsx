import { data } from "react-router";

/** Whatever else begins with `/office`. The layout shows it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
