/** A page of the store as a browser gets it. */
export interface Page {
  readonly html: string;
  readonly nonce: string;
  readonly context: {
    readonly renderedAt: number;
    readonly serverTime: number;
    readonly sessionId: string | null;
    readonly visit: { readonly announced?: { readonly pageVersion: string | null } };
  };
}

export async function openPage(origin: string, path: string, headers: Record<string, string> = {}): Promise<Page> {
  const answer = await fetch(origin + path, { headers });
  const html = await answer.text();
  const context = /<script type="application\/json" id="page-context"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    html,
    nonce: /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "",
    context: JSON.parse(context ?? "null"),
  };
}

/** A page without the parts that differ per response. */
export const sharedPartOf = ({ html, nonce }: Page): string =>
  html.replaceAll(nonce, "").replace(/<script type="application\/json" id="page-context".*?<\/script>/s, "");
