import { describe, expect, test } from "vitest";
import { toPlainLine, toPlainText } from "./plain-text.ts";

describe("A feed's HTML becomes plain text", () => {
  test.each([
    [
      "breaks and paragraphs become line breaks",
      "One<br>two<BR/>three<p>four</p>",
      "One\ntwo\nthree\nfour",
    ],
    [
      "bold, italic and links lose their tags",
      '<b>Two</b> <i>bed</i> <a href="x">flat</a>',
      "Two bed flat",
    ],
    [
      "scripts and styles go with what they hold",
      "a<script>alert(1)</script>b<style>p{}</style>c",
      "abc",
    ],
    ["a script without an end takes the rest with it", "a<script>alert(1)", "a"],
    ["a comment may be empty", "a<!-->b", "ab"],
    ["comments go", "a<!-- <b>x --></b>c", "ac"],
    [
      "entities are decoded",
      "Caf&eacute; &amp; bar &#163;5 &#x2013; 10 m&sup2;",
      "Café & bar £5 – 10 m²",
    ],
    ["entities are decoded once", "&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    [
      "what was encoded once more is decoded once more",
      "&lt;b&gt;Caf&amp;eacute;&lt;/b&gt; near&lt;br /&gt;the park&lt;script&gt;x&lt;/script&gt;",
      "Café near\nthe park",
    ],
    ["a word in angle brackets stays", "rent &lt;ask&gt; us", "rent <ask> us"],
    ["every entity of HTML is known, a capital letter stays one", "&Eacute;t&acirc;ge", "Étâge"],
    ["a number of Windows-1252 is its sign", "it&#146;s", "it’s"],
    ["an unknown entity stays", "&wat; &", "&wat; &"],
    ["a number that is no character is nothing", "a&#0;b&#xD800;c&#1114112;d", "abcd"],
    ["a sign for less is no tag", "rent < 5 and > 3, I <3 it", "rent < 5 and > 3, I <3 it"],
    ["control characters go", "a\u0000b\u0007c\u009Fd", "abcd"],
    ["marks that turn the writing round go", "a\u202Eb\u2066c\uFEFFd", "abcd"],
    ["line ends of any system are one", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["blanks are tidied, more than one empty line too", " a \u00A0 b\t\n\n\n\nc ", "a b\n\nc"],
  ])("%s", (_rule, html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  test("takes its time from the length, whatever is in it", () => {
    // With quadratic time this would take hours and hit the test's timeout.
    for (const part of ["<a", "<a ", "<b>", "<!--", "<script>", "<", "&", "&#", "</script"]) {
      toPlainText(part.repeat(1_000_000));
      toPlainText(`<script>${part.repeat(1_000_000)}`);
    }
  });

  test("a line has no breaks", () => {
    expect(toPlainLine(" Loriner<br>Street\n")).toBe("Loriner Street");
  });
});
