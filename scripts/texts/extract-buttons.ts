import { parseSync, Visitor, type ESTree } from "vite";

export interface ButtonText {
  line: number;
  /** What a screen reader says: an expression is `{}`, and one of several texts a text of its own. */
  text: string;
  /** The functions that it stands in, by which a row is known that is a component of its own. */
  components: readonly string[];
  /** Whether the file repeats it for each record of a list. */
  isRepeated: boolean;
}

interface Buttons {
  buttons: ButtonText[];
  /** Components that the file shows once for each record of a list. */
  rows: string[];
}

const isButton = (name: string) => name === "button" || name.endsWith("Button");

/** Attributes of a form and keys of its texts that hold the words of its button. */
const buttonKeys = new Set(["button", "buttonText", "submit", "submitText"]);

/** Keys of an email's buttons. */
const linkKeys = new Set(["link", "secondLink", "stop"]);

/** What the buttons of a source file say: their label, or else the texts within them. */
export function extractButtons(file: string, source: string): Buttons {
  const { program } = parseSync(file, source);
  const found: { start: number; text: string }[] = [];
  const functions: { name: string; start: number; end: number }[] = [];
  const lists: { start: number; end: number }[] = [];
  const elements: { name: string; start: number }[] = [];
  const add = (start: number, texts: string[], about = "") => {
    for (const text of texts) {
      const read = `${text}${about}`.replaceAll(/\s+/g, " ").trim();
      if (/[a-z]/i.test(read)) found.push({ start, text: read });
    }
  };
  new Visitor({
    FunctionDeclaration: ({ id, start, end }) => {
      if (id) functions.push({ name: id.name, start, end });
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.property.name === "map") lists.push({ start, end });
    },
    JSXElement: ({ start, openingElement, children }) => {
      const { name, attributes } = openingElement;
      if (name.type !== "JSXIdentifier" || hasAttribute(attributes, "hidden")) return;
      elements.push({ name: name.name, start });
      if (isButton(name.name)) {
        const label = findAttribute(attributes, "aria-label");
        add(start, label ? readValue(label) : joinAll(children.map(readChild)));
        return;
      }
      const about = findAttribute(attributes, "about") ? ": {}" : "";
      for (const key of buttonKeys) {
        const text = findAttribute(attributes, key);
        if (text) add(start, readValue(text), about);
      }
    },
    Property: ({ start, key, value }) => {
      if (key.type !== "Identifier") return;
      // Elsewhere these are the names of events.
      const isForReaders = file.startsWith("app/") || file.includes("/mails/");
      if (isForReaders && buttonKeys.has(key.name)) add(start, readExpression(value));
      if (linkKeys.has(key.name)) add(start, findLinkTexts(value));
    },
  }).visit(program);
  const isListed = (at: number) => lists.some(({ start, end }) => start < at && at < end);
  return {
    buttons: found.map(({ start, text }) => ({
      line: source.slice(0, start).split("\n").length,
      text,
      components: functions.filter((one) => one.start < start && start < one.end).map(toName),
      isRepeated: isListed(start),
    })),
    rows: elements.filter(({ start }) => isListed(start)).map(toName),
  };
}

const toName = ({ name }: { name: string }) => name;

function hasAttribute(attributes: ESTree.JSXAttributeItem[], wanted: string): boolean {
  return attributes.some((one) => one.type === "JSXAttribute" && one.name.name === wanted);
}

function findAttribute(attributes: ESTree.JSXAttributeItem[], wanted: string) {
  const found = attributes.find(
    (one) => one.type === "JSXAttribute" && one.name.name === wanted && one.value,
  );
  return found?.type === "JSXAttribute" ? found.value : null;
}

/** Of `{ text, url }`, also where there is none without an address. */
function findLinkTexts(value: ESTree.Node): string[] {
  if (value.type === "ConditionalExpression")
    return [...findLinkTexts(value.consequent), ...findLinkTexts(value.alternate)];
  if (value.type !== "ObjectExpression") return [];
  return value.properties.flatMap((one) =>
    one.type === "Property" && one.key.type === "Identifier" && one.key.name === "text"
      ? readExpression(one.value)
      : [],
  );
}

function readValue(value: NonNullable<ESTree.JSXAttribute["value"]>): string[] {
  return value.type === "Literal" ? [value.value] : readChild(value);
}

function readChild(child: ESTree.JSXChild): string[] {
  if (child.type === "JSXText") return [child.value];
  if (child.type === "JSXElement") {
    const { name } = child.openingElement;
    const tag = name.type === "JSXIdentifier" ? name.name : "";
    if (tag === "kbd") return [""];
    const isOwnText = /^[A-Z]/.test(tag) && tag !== "Icon" && child.children.length === 0;
    return isOwnText ? ["{}"] : joinAll(child.children.map(readChild));
  }
  if (child.type === "JSXFragment") return joinAll(child.children.map(readChild));
  if (child.type !== "JSXExpressionContainer") return ["{}"];
  return child.expression.type === "JSXEmptyExpression" ? [""] : readExpression(child.expression);
}

/** Every text that an expression may become. */
function readExpression(expression: ESTree.Node): string[] {
  switch (expression.type) {
    case "Literal":
      return [String(expression.value)];
    case "ConditionalExpression":
      return [...readExpression(expression.consequent), ...readExpression(expression.alternate)];
    case "LogicalExpression":
      return expression.operator === "&&"
        ? ["", ...readExpression(expression.right)]
        : [...readExpression(expression.left), ...readExpression(expression.right)];
    case "TemplateLiteral":
      return joinAll(
        expression.quasis.flatMap(({ value }, place) => [
          [value.cooked ?? ""],
          ...(expression.expressions[place] ? [readExpression(expression.expressions[place])] : []),
        ]),
      );
    case "JSXElement":
    case "JSXFragment":
      return readChild(expression);
    default:
      return ["{}"];
  }
}

/** Each text of one part with each of the next: 'Hide ' and 'Show ' with 'map' are two buttons. */
function joinAll(parts: string[][]): string[] {
  return parts.reduce(
    (before, part) => before.flatMap((text) => part.map((end) => text + end)),
    [""],
  );
}
