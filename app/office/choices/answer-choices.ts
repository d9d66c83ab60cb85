import { type Choice, maxChoices } from "../../../domain/shared/fields/choice.ts";

interface Source {
  find: (text: string, atMost: number) => Promise<Choice[]>;
}

/** What a field suggests for the text that is typed in it. */
export async function answerChoices(source: Source, url: URL): Promise<Response> {
  const text = (url.searchParams.get("q") ?? "").slice(0, 200).replaceAll("\0", "").trim();
  const choices = text === "" ? [] : await source.find(text, maxChoices);
  return Response.json({ choices }, { headers: { "Cache-Control": "private, no-store" } });
}
