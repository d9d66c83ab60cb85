import type { Route } from "./+types/received-file";
import { readReceivedFile } from "../../../server/site/doors/read-received-file.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";

/** A file that came with a mail. It is saved and never shown: whoever sent it is not known. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = getSignedIn({ context });
  const file = await readReceivedFile(context.get(appContext), staff, params.id);
  if (file === null) throw new Response("We can’t find that file.", { status: 404 });
  const name = encodeURIComponent(file.fileName).replaceAll(/['()*]/g, escapeMark);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.mimeType,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/** RFC 8187 allows fewer marks than URLs do. */
function escapeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}
