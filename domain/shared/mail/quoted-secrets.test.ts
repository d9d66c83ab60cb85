import { describe, expect, test } from "vitest";
import { hideSecrets, listSecretCandidates, splitForSearch } from "./quoted-secrets.ts";

const token = "aB3-".repeat(10) + "_Z9";
const enquiry = "a0B1c2D3e4F5g6H7i8";
const booking = "0123456789abcdef01234567";
const offer = "A0b1C2d3E4f5G6h7I8j9";

const address = `https://lettings.example.com/my-case/${token}`;

const texts: [name: string, text: string, secret: string][] = [
  ["as it was sent", `> Open your page: ${address}`, token],
  ["in a link's target", `<a href="${address}/data?key=1">here</a>`, token],
  ["without its scheme", `lettings.example.com/my-case/${token}.`, token],
  ["in capitals", `HTTPS://LETTINGS.EXAMPLE.COM/MY-CASE/${token}`, token],
  [
    "through Safelinks",
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05`,
    token,
  ],
  [
    "encoded twice",
    `https://guard.example.net/v2/?u=${encodeURIComponent(encodeURIComponent(address))}`,
    token,
  ],
  [
    "with its marks encoded",
    `https://x.example/?u=${encodeURIComponent(address).replaceAll("-", "%2D").replaceAll("_", "%5F")}`,
    token,
  ],
  ["over two lines", `> ${address.slice(0, -20)}\n> ${address.slice(-20)}\n> Bye`, token],
  [
    "over three lines",
    `${address.slice(0, -30)}\r\n${token.slice(-30, -8)}\r\n${token.slice(-8)}`,
    token,
  ],
  ["escaped by Markdown", address.replaceAll("_", String.raw`\_`), token],
  ["with a letter encoded", address.replace("aB3", "a%423"), token],
  ["with a letter written by its number", address.replace("aB3", "a&#66;3"), token],
  ["with a soft hyphen", `${address.slice(0, -12)}\u00AD${address.slice(-12)}`, token],
  ["with a space of no width", `${address.slice(0, -12)}\u200B${address.slice(-12)}`, token],
  ["with a soft wrap", `${address.slice(0, -12)}=\r\n${address.slice(-12)}`, token],
  ["of an enquiry", `see /book-viewing/${enquiry}?x=1`, enquiry],
  ["of a viewing", `/my-viewing?id=${booking}&want=change`, booking],
  ["of an offer", `Their offer <https://lettings.example.com/offer/${offer}>`, offer],
  ["alone", `My key is ${token}`, token],
  [
    "through Proofpoint, version 3",
    `https://urldefense.com/v3/__${address}__;!!AbC1dE!fGhI2jK$`,
    token,
  ],
  [
    "through Proofpoint, version 3, where it ends as their marks begin",
    `https://urldefense.com/v3/__https://x.example/offer/${token.slice(0, 42)}___;!!AbC1dE!f$`,
    `${token.slice(0, 42)}_`,
  ],
  ["through Proofpoint, version 2", toProofpoint2(address), token],
  [
    "through Proofpoint, version 2, of a viewing",
    toProofpoint2(`https://lettings.example.com/my-viewing?id=${booking}`),
    booking,
  ],
  [
    "through Safelinks and Proofpoint, version 2",
    toProofpoint2(`https://safe.example/?url=${encodeURIComponent(address)}`),
    token,
  ],
  ["through Sophos Email", toSophos(address), token],
  ["through Sophos Email, of a viewing", toSophos(`https://x.example/a?id=${booking}`), booking],
  ["through Sophos Email, its address encoded", toSophos(encodeURIComponent(address)), token],
  [
    "through Sophos Email and Safelinks",
    `https://safe.example/?url=${encodeURIComponent(toSophos(`${address}?b=~~~???`))}`,
    token,
  ],
  [
    "through Sophos Email, over three lines",
    `> ${toSophos(address).slice(0, 90)}\n> ${toSophos(address).slice(90, 130)}\n> ${toSophos(address).slice(130)}\n> Bye`,
    token,
  ],
  ["in Base64 for addresses", `/u/${Buffer.from(`${address}?>>>`).toString("base64url")}`, token],
  ["in italics", `_${address}_`, token],
  ["in italics, where it ends as they do", `_${token.slice(0, 42)}__`, `${token.slice(0, 42)}_`],
  ["before a hyphen", `${address}- see there`, token],
  ["before a dash", `${address}--see there`, token],
  [
    "over four lines",
    `Hello\n${address.slice(0, -30)}\n${[-30, -20, -10].map((at) => token.slice(at, at + 10 || undefined)).join("\n")}\nBye`,
    token,
  ],
  [
    "over every few characters, quoted",
    `> ${address.slice(0, -40)}${(token.slice(-40).match(/.{1,5}/g) ?? []).join("\n> ")}\n> Bye`,
    token,
  ],
  ["after bars for quoting", `| ${address.slice(0, -20)}\n| ${address.slice(-20)}\n| Bye`, token],
  ["before blanks at a line's end", `${address.slice(0, -20)}  \r\n${address.slice(-20)}`, token],
  ["with its hyphens as character references", address.replaceAll("-", "&#45;"), token],
  ["with references in the other form", address.replaceAll("_", "&#x5F;"), token],
  [
    "with an encoded mark broken over two lines",
    encodeURIComponent(address).replaceAll("_", "%\r\n5F"),
    token,
  ],
  ["broken after an equals sign", `https://x.example/my-viewing?id=\n${booking}\nBye`, booking],
  ["at the end of a longer word", `page_${booking}`, booking],
];

/** Percent signs become hyphens there, and slashes underscores. */
function toProofpoint2(whole: string): string {
  const marked = whole.replaceAll("-", "%2D").replaceAll("_", "%5F").replaceAll(":", "%3A");
  const encoded = marked.replaceAll("?", "%3F").replaceAll("=", "%3D").replaceAll("&", "%26");
  const url = encoded.replaceAll("%", "-").replaceAll("/", "_");
  return `https://urldefense.proofpoint.com/v2/url?u=${url}&d=DwMFAg&c=euGZstcaTDllvimEN8b7jXrwqOf`;
}

function toSophos(whole: string): string {
  const url = Buffer.from(whole).toString("base64");
  return `https://eu-west-1.protection.sophos.com?d=lettings.example.com&u=${url}&p=bQ==&t=eHl6`;
}

describe("a secret in a quoted mail", () => {
  test.each(texts)("is found and hidden %s", (_, text, secret) => {
    expect(listSecretCandidates(text)).toContain(secret);
    const shown = hideSecrets(text, [secret]);
    expect(shown).toContain("(link to their page)");
    expect(listSecretCandidates(shown)).not.toContain(secret);
  });

  test("takes the whole address with it and leaves the words around", () => {
    expect(hideSecrets(`It fails: ${address}/data?x=1 today`, [token])).toBe(
      "It fails: (link to their page) today",
    );
    expect(hideSecrets(`See ${address}. Or ${address}/data?x=1, please!`, [token])).toBe(
      "See (link to their page). Or (link to their page), please!",
    );
  });

  test("is in one block at least of a long text, wherever it stands", () => {
    for (let before = 16_300; before <= 16_420; before += 7) {
      const text = `${"x ".repeat(before / 2)}${toProofpoint2(address)} ${"y ".repeat(20_000)}`;
      const blocks = [...splitForSearch(text)];
      expect(blocks.some((block) => listSecretCandidates(block).includes(token))).toBe(true);
    }
  });

  test("is looked for among all words of a long text", () => {
    const ids = Array.from({ length: 3000 }, (_, index) => index.toString(16).padStart(32, "0"));
    const blocks = [...splitForSearch(`${ids.join(",\n")},${address}`)];
    const found = new Set(blocks.flatMap(listSecretCandidates));
    expect([...ids, token].filter((word) => !found.has(word))).toEqual([]);
  });

  test("is no word that is shorter than any", () => {
    const text = "An internationally known word-for-word 12345";
    expect(listSecretCandidates(text)).toEqual([]);
    expect(hideSecrets(text, [])).toBe(text);
  });
});
