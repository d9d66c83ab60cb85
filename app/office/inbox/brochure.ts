import type { Route } from "./+types/brochure";
import { readHomeDocument } from "../../../server/inbox/home-documents.ts";
import { appContext } from "../../../server/site/page-contexts.ts";

/** A home's brochure as it would be attached now. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await readHomeDocument(context.get(appContext), `brochure/${params.id}`);
  if (file === null) throw new Response("We can’t find that property.", { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="Brochure.pdf"',
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
