import { readFileSync } from "node:fs";
import type { Theme } from "#core/ports/preferences.ts";
import { localeEntryOf } from "#locales/manifest.ts";

/** Interval of checks whether the store is reachable again, in milliseconds. */
const LOOK_EVERY_MS = 15_000;

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Logo of the store, as in the favicon. */
const MARK = read("ui/theme/favicon.svg").replace(/<\/?svg[^>]*>|<title>.*?<\/title>/g, "");

const STYLES = `
*{box-sizing:border-box;margin:0}
body{display:grid;place-content:center;justify-items:center;gap:var(--space-2);min-block-size:100dvh;padding:var(--space-6);background:var(--color-page);color:var(--color-text);font:var(--type-16)/var(--leading-text) var(--font);text-align:center;overflow-wrap:anywhere}
svg{inline-size:64px;block-size:64px;margin-block-end:var(--space-6)}
h1{font-size:clamp(var(--type-24),4vw,var(--type-32));font-weight:700;letter-spacing:var(--tracking-heading);line-height:var(--leading-heading);text-wrap:balance}
p{max-inline-size:32em;color:var(--color-text-quiet);text-wrap:pretty}
div{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-3);margin-block-start:var(--space-6)}
a,button{min-block-size:44px;padding:10px var(--space-5);border:1px solid transparent;border-radius:var(--radius-control);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button{background:var(--color-primary);color:var(--color-on-primary)}
button:hover{background:var(--color-primary-hover)}
a{border-color:var(--color-line-strong);color:var(--color-text)}
a:hover{background:var(--color-hover)}
[hidden]{display:none}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
[dir=rtl] h1{letter-spacing:normal}
`;

/**
 * Script of the page: it shows whether the device is offline, and reloads its address once the store answers there. The
 * page replaces any address; at its own address it waits for nothing.
 */
const script = (frontPage: string, offlineTitle: string, unreachableTitle: string): string => `
const front=${JSON.stringify(frontPage)};
const [,theme]=/(?:^|; )theme=(light|dark)/.exec(document.cookie)??[];
if(theme)document.documentElement.dataset.theme=theme;
const title=document.querySelector("h1");
const updateTitle=()=>{document.title=title.textContent=navigator.onLine?${JSON.stringify(unreachableTitle)}:${JSON.stringify(offlineTitle)}};
const load=()=>location.pathname.endsWith("/offline-page")?location.replace(front):location.reload();
const look=async()=>{
updateTitle();
if(document.hidden||!navigator.onLine)return;
const answer=await fetch(location.href,{method:"HEAD",cache:"no-store"}).catch(()=>null);
if(answer!==null&&answer.status<500)load()
};
updateTitle();
for(const sign of ["online","offline"])addEventListener(sign,look);
document.addEventListener("visibilitychange",look);
setInterval(look,${LOOK_EVERY_MS});
document.querySelector("button").addEventListener("click",load);
if(location.pathname!==front)globalThis.caches?.match(new URL(front,location.href).href,{ignoreVary:true}).then((kept)=>{document.querySelector("a").hidden=!kept})`;

const known = new Map<string, Readonly<Record<string, string>>>();

function textsOf(locale: string): Readonly<Record<string, string>> {
  const texts = known.get(locale) ?? JSON.parse(read(`locales/${locale}/common.json`));
  known.set(locale, texts);
  return texts;
}

let look: string | undefined;

/** Self-contained, so that it works without any other file. */
export function offlinePage({
  locale,
  theme,
  nonce,
  basePath,
}: {
  readonly locale: string;
  readonly theme: Theme;
  readonly nonce: string;
  readonly basePath: string;
}): string {
  look ??= read("ui/theme/tokens.css") + read("ui/theme/themes.css") + STYLES;
  const {
    unreachableTitle = "",
    offlineTitle = "",
    unreachableText = "",
    refresh = "",
    toStore = "",
  } = textsOf(locale);
  const frontPage = basePath || "/";
  return `<!doctype html>
<html lang="${locale}" dir="${localeEntryOf(locale).direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${unreachableTitle}</title>
<style nonce="${nonce}">${look}</style>
</head>
<body>
<svg viewBox="0 0 24 24" aria-hidden="true">${MARK}</svg>
<h1 aria-live="polite">${unreachableTitle}</h1>
<p>${unreachableText}</p>
<div><button type="button">${refresh}</button><a href="${frontPage}" hidden>${toStore}</a></div>
<script nonce="${nonce}">${script(frontPage, offlineTitle, unreachableTitle).replaceAll("\n", "")}</script>
</body>
</html>
`;
}
