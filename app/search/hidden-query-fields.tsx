import { useSearchParams } from "react-router";

/** Keeps the other parameters except `show`. `except` are those with fields in the form. */
export function HiddenQueryFields({ except }: { except: string[] }) {
  const [query] = useSearchParams();
  const excluded = new Set([...except, "show"]);
  const remaining = [...query].filter(([name, value]) => value !== "" && !excluded.has(name));
  const unique = new Map(remaining.map(([name, value]) => [`${name}=${value}`, { name, value }]));
  return [...unique].map(([key, field]) => <input key={key} type="hidden" {...field} />);
}
