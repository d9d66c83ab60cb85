import PostalMime, { type Email, type PostalMimeOptions } from "postal-mime";
import { canBeCharset, detectCharset, encodeHeaders } from "./detect-charset.ts";

/** What the parser's own step for each part is given. Not in its types. */
interface MimePart {
  content: ArrayBuffer | null;
  contentType: { parsed: { value: string; params: Record<string, string> } };
}

/** Reads a mail. Where a part names no charset, or one that it can't be in, it is detected: the parser would take it for UTF-8. */
export function parseMime(raw: Uint8Array, options: PostalMimeOptions = {}): Promise<Email> {
  const parser = new PostalMime({ maxNestingDepth: 50, maxHeadersSize: 256 * 1024, ...options });
  const collect: unknown = Reflect.get(parser, "collectNode");
  if (typeof collect !== "function") throw new TypeError("The parser has no step for a part.");
  Reflect.set(parser, "collectNode", (part: MimePart, ...rest: unknown[]): unknown => {
    nameCharset(part);
    return Reflect.apply(collect, parser, [part, ...rest]);
  });
  return parser.parse(encodeHeaders(raw));
}

function nameCharset({ content, contentType }: MimePart): void {
  const { value, params } = contentType.parsed;
  if (!value.startsWith("text/") || content === null) return;
  const bytes = new Uint8Array(content);
  if (params.charset && canBeCharset(params.charset, bytes)) return;
  params.charset = detectCharset(bytes) ?? "utf-8";
}
