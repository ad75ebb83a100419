import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { PLURAL, textsOf } from "./locale-files.ts";

const root = join(import.meta.dirname, "../..");

/** Kinds of text that have little room. */
export type ShortKind = "button" | "badge" | "tab";

/** Components whose content is such a text. */
const CONTENT_OF: Readonly<Record<string, ShortKind>> = {
  Button: "button",
  ButtonLink: "button",
  Badge: "badge",
};
/** Names of such properties. */
const BUTTON_PROPERTY = /^(?:buttonName|confirmLabel|cancelLabel|submitLabel|signInLabel)$/;
/** Files that list the tabs of a page. */
const TABS_FILE = /-menu\.tsx$/;

interface SyntaxNode {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode);

const nameOf = (value: unknown): string => (isNode(value) && typeof value.name === "string" ? value.name : "");

/** Every string within an expression, as `"add"` and `"remove"` in `isIn ? "remove" : "add"`. */
function stringsIn(node: SyntaxNode): readonly string[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  return node.type === "ConditionalExpression" ? childrenOf(node).slice(-2).flatMap(stringsIn) : [];
}

/** Whether a property, of a component or an object, holds the text of a button. */
const isButtonText = ({ type, name, key }: SyntaxNode): boolean =>
  (type === "JSXAttribute" || type === "Property") && BUTTON_PROPERTY.test(nameOf(name) || nameOf(key));

function collect(node: SyntaxNode, kind: ShortKind | undefined, found: (key: string, kind: ShortKind) => void): void {
  if (kind !== undefined && node.type === "CallExpression") {
    const [first] = [node.arguments].flat().filter(isNode);
    if (nameOf(node.callee) !== "" && first !== undefined) for (const key of stringsIn(first)) found(key, kind);
  }
  if (node.type === "JSXElement" && isNode(node.openingElement)) {
    const inside = CONTENT_OF[nameOf(node.openingElement.name)] ?? kind;
    // What attributes say is for screen readers, apart from those that hold the text of a button.
    collect(node.openingElement, undefined, found);
    for (const child of [node.children].flat().filter(isNode)) collect(child, inside, found);
  } else {
    for (const child of childrenOf(node)) collect(child, isButtonText(child) ? "button" : kind, found);
  }
}

/** Keys of the texts that the interface shows as tabs, in a file that makes them: those named `label`. */
function collectTabs(node: SyntaxNode, found: (key: string, kind: ShortKind) => void): void {
  const isLabel = node.type === "Property" && nameOf(node.key) === "label" && isNode(node.value);
  if (isLabel) collect(node.value as SyntaxNode, "tab", found);
  else for (const child of childrenOf(node)) collectTabs(child, found);
}

/** Areas and keys of the texts of buttons, badges and tabs, found in the code of the interface. */
export function textsByKind(): ReadonlyMap<ShortKind, ReadonlySet<string>> {
  const kinds = new Map<ShortKind, Set<string>>([
    ["button", new Set()],
    ["badge", new Set()],
    ["tab", new Set()],
  ]);
  const files = readdirSync(join(root, "ui"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".tsx") && !name.endsWith(".specimens.tsx"))) {
    const code = readFileSync(join(root, "ui", file), "utf8");
    const areas = new Set([...code.matchAll(/useTranslation\("([\w-]+)"\)/g)].map(([, area = ""]) => area));
    const add = (key: string, kind: ShortKind) => {
      for (const area of areas) kinds.get(kind)?.add(`${area} ${key}`);
    };
    const { program } = parseSync(file, code);
    collect(program as unknown as SyntaxNode, undefined, add);
    if (TABS_FILE.test(file)) collectTabs(program as unknown as SyntaxNode, add);
  }
  return kinds;
}

/** What a value in braces may be when it is long. */
const VALUES: Readonly<Record<string, string>> = {
  count: "1,204",
  number: "1,204",
  percent: "60",
  price: "₩129,000",
  amount: "₩129,000",
  size: "72.3 GB",
  language: "Español",
};
/** For all others: names of games, companies, devices and countries. */
const LONG_NAME = "Throne and Liberty";

/** The texts of one kind in a language, with long values for what is in braces, by area and key. */
export function shortTexts(tag: string, kind: ShortKind): readonly (readonly [name: string, text: string])[] {
  return [...(textsByKind().get(kind) ?? [])].flatMap((name) => {
    const [area = "", key = ""] = name.split(" ");
    return Object.entries(textsOf(tag, `${area}.json`))
      .filter(([own]) => own === key || own.replace(PLURAL, "") === key)
      .map(([own, text]) => {
        const filled = text.replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_, value: string) => VALUES[value] ?? LONG_NAME);
        return [`${area} ${own}`, filled] as const;
      });
  });
}
