import { useSearchParams } from "react-router";

/**
 * Hidden fields that keep the rest of the search when a form changes a part of it.
 * @param except the parameters that the form has fields for; `show` starts again
 */
export function CarriedFields({ except }: { except: string[] }) {
  const [query] = useSearchParams();
  const dropped = new Set([...except, "show"]);
  const kept = [...query].filter(([name, value]) => value !== "" && !dropped.has(name));
  const once = new Map(kept.map(([name, value]) => [`${name}=${value}`, { name, value }]));
  return [...once].map(([key, field]) => <input key={key} type="hidden" {...field} />);
}
