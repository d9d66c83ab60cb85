import { useSearchParams } from "react-router";

/**
 * Hidden fields that keep the rest of the search when a form changes a part of it.
 * @param except the parameters that the form has fields for; `show` starts again
 */
export function HiddenQueryFields({ except }: { except: string[] }) {
  const [query] = useSearchParams();
  const excluded = new Set([...except, "show"]);
  const remaining = [...query].filter(([name, value]) => value !== "" && !excluded.has(name));
  const unique = new Map(remaining.map(([name, value]) => [`${name}=${value}`, { name, value }]));
  return [...unique].map(([key, field]) => <input key={key} type="hidden" {...field} />);
}
