import { href, redirect } from "react-router";
import { Note } from "../../ui/note.tsx";

const refusals = {
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

export function ErasureRefusal({ refused }: { refused: Refusal | null }) {
  if (refused === null) return null;
  return (
    <Note kind="error" live>
      <p>{refusals[refused]}</p>
    </Note>
  );
}
