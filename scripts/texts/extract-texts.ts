import { parseSync, Visitor, type ESTree } from "vite";

export interface SourceText {
  line: number;
  /** White space is one blank, an expression is `{}`, an element within the text is `<>`. */
  text: string;
}

/** These hold names for the program, not words for a person. */
const codeAttributes = new Set([
  "action",
  "autoComplete",
  "className",
  "d",
  "fill",
  "href",
  "htmlFor",
  "icon",
  "id",
  "key",
  "method",
  "name",
  "rel",
  "role",
  "src",
  "style",
  "to",
  "type",
  "viewBox",
]);

/** What a person may read in a source file: text and attributes of JSX, strings and templates with words. */
export function extractTexts(file: string, source: string): SourceText[] {
  const { program } = parseSync(file, source);
  const found = new Map<number, string>();
  const codeNodes = new Set<number>();
  const add = (start: number, text: string) => {
    const read = text.replace(/\s+/g, " ").trim();
    if (!codeNodes.has(start) && hasWords(read)) found.set(start, read);
  };
  const addElement = ({ start, children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (children.some((child) => child.type === "JSXText" && /[a-z]/i.test(child.value)))
      add(start, children.map(describeChild).join(""));
  };
  const skipSource = ({ source: path }: { source: { start: number } | null }) => {
    if (path) codeNodes.add(path.start);
  };
  const skipTypes = ({ literal }: { literal: { start: number } }) => codeNodes.add(literal.start);
  new Visitor({
    ImportDeclaration: skipSource,
    ExportNamedDeclaration: skipSource,
    ExportAllDeclaration: skipSource,
    TSLiteralType: skipTypes,
    TaggedTemplateExpression: ({ quasi }) => codeNodes.add(quasi.start),
    Property: ({ key }) => codeNodes.add(key.start),
    JSXAttribute: ({ name, value }) => {
      const isCode = name.type === "JSXIdentifier" && codeAttributes.has(name.name);
      if (value && isCode) codeNodes.add(value.start);
    },
    JSXElement: addElement,
    JSXFragment: addElement,
    Literal: ({ start, value }) => {
      if (typeof value === "string") add(start, value);
    },
    TemplateLiteral: ({ start, quasis }) => {
      add(start, quasis.map(({ value }) => value.cooked ?? "").join("{}"));
    },
  }).visit(program);
  const lineStarts = listLineStarts(source);
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([start, text]) => ({ line: lineStarts.filter((at) => at <= start).length, text }));
}

function describeChild(child: ESTree.JSXElement["children"][number]): string {
  if (child.type === "JSXText") return child.value;
  if (child.type !== "JSXExpressionContainer") return "<>";
  if (child.expression.type === "JSXEmptyExpression") return "";
  return child.expression.type === "Literal" ? String(child.expression.value) : "{}";
}

function listLineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

const sqlBegins = /^(select|insert|update|delete|with|create|alter|drop|begin|commit)\b/;

function hasWords(text: string): boolean {
  if (/^[a-z0-9_\-./:#[\]=&?*@{}]+$/.test(text) || sqlBegins.test(text)) return false;
  return /\s/.test(text) ? /[a-z]{2}/i.test(text) : /^[A-Z][a-z]/.test(text);
}
