/** Items that a list contains more than once. */
export function duplicatesOf(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Errors of a piece of seed HTML. */
export function faultsOf(html: string, heading: "h2" | "h3" = "h3"): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = "", attributes = ""] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    if (!["p", heading, "ul", "li", "strong", "em", "a"].includes(name)) faults.push(`not allowed: ${tag}`);
    if (slash === "" && attributes !== "" && !/^ href="https:\/\/[a-z.]+\.example\/[^"]*"$/.test(attributes)) {
      faults.push(`attributes: ${tag}`);
    }
    if (slash === "") open.push(name);
    else if (open.pop() !== name) faults.push(`wrongly closed: ${tag}`);
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(", ")}`);
  if (/&(?!(amp|lt|gt|quot);)/.test(html)) faults.push("bare ampersand");
  if (/^[^<]|>\s*[^<\s][^<]*$/.test(html.trim())) faults.push("text outside a block");
  return faults;
}
