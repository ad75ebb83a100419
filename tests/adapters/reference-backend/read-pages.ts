interface Page {
  readonly previous_value: string | null;
}

/** All pages of a list; `ask` gets the end of the query that asks for the page. */
export async function readPages<One extends Page>(ask: (end: string) => Promise<One>): Promise<readonly One[]> {
  let page = await ask("");
  const pages = [page];
  while (page.previous_value !== null) {
    page = await ask(`&previousValue=${page.previous_value}`);
    pages.push(page);
  }
  return pages;
}
