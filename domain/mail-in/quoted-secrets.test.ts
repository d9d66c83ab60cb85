import { describe, expect, test } from "vitest";
import { hideSecrets, listSecretCandidates } from "./quoted-secrets.ts";

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
  ["with a soft wrap", `${address.slice(0, -12)}=\r\n${address.slice(-12)}`, token],
  ["of an enquiry", `see /book-viewing/${enquiry}?x=1`, enquiry],
  ["of a viewing", `/my-viewing?id=${booking}&want=change`, booking],
  ["of an offer", `Their offer <https://lettings.example.com/offer/${offer}>`, offer],
  ["alone", `My key is ${token}`, token],
];

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
  });

  test("is none of the other long words", () => {
    const text = `Donaudampfschifffahrtsgesellschaft ${"x".repeat(50)} 12345`;
    expect(listSecretCandidates(text)).toEqual([]);
    expect(hideSecrets(text, [])).toBe(text);
  });
});
