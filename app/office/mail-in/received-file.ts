import { isUuid } from "../../../domain/shared/uuid.ts";
import type { Route } from "./+types/received-file";
import { findReceivedFile } from "../../../server/mail-in/find-received-file.ts";
import { appContext } from "../../../server/site/page-contexts.ts";

/** A file that came with a mail. It is saved and never shown: whoever sent it is not known. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(appContext);
  const file = isUuid(params.id) ? await findReceivedFile(database.orm, params.id) : null;
  if (file === null) throw new Response("There is no such file.", { status: 404 });
  const name = encodeURIComponent(file.fileName).replaceAll(/['()*]/g, escapeMark);
  return new Response(new Uint8Array(file.content), {
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
