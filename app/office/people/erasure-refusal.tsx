import { href, Link, redirect } from "react-router";
import { Note } from "../../ui/note.tsx";

const refusals = {
  "not-fresh": "Nothing was done: you signed in more than 15 minutes ago.",
  "same-person": "Nothing was erased: you asked for it, so somebody else has to confirm.",
  blocked: "Nothing was erased: something below has to be settled first.",
} as const;

type Refusal = keyof typeof refusals;

/** Back to the erasure's page, which says why nothing happened. */
export function redirectRefused(id: string, refused: Refusal) {
  return redirect(`${href("/office/people/:id/erasure", { id })}?refused=${refused}`);
}

export function readErasureRefusal(url: URL): Refusal | null {
  const refused = url.searchParams.get("refused") ?? "";
  return isRefusal(refused) ? refused : null;
}

function isRefusal(text: string): text is Refusal {
  return Object.hasOwn(refusals, text);
}

export function ErasureRefusal({ id, refused }: { id: string; refused: Refusal | null }) {
  if (refused === null) return null;
  const page = encodeURIComponent(href("/office/people/:id/erasure", { id }));
  return (
    <Note kind="error" live>
      <p>
        {refusals[refused]}{" "}
        {refused === "not-fresh" && <Link to={`/office/sign-in?to=${page}`}>Sign in again</Link>}
      </p>
    </Note>
  );
}
