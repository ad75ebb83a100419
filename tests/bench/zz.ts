import { chromium } from "@playwright/test";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const l of ["en-US", "de-DE", "pl-PL"]) {
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
const t0 = Date.now(); const list: string[] = [];
page.on("request", (r) => list.push(`${Date.now() - t0} > ${r.url()}`));
page.on("requestfinished", (r) => list.push(`${Date.now() - t0} < ${r.url()}`));
page.on("requestfailed", (r) => list.push(`${Date.now() - t0} X ${r.url()} ${r.failure()?.errorText}`));
page.on("console", (m) => list.push("console " + m.text()));
await page.goto(`http://localhost:4099/?locale=${l}`, { waitUntil: "networkidle", timeout: 15000 }).catch((e) => list.push("TIMEOUT " + e.message));
const open = new Set<string>(); for (const x of list) { const u = x.split(" ")[2]!; if (x.includes(" > ")) open.add(u); else open.delete(u); }
console.log(l, Date.now() - t0, list.length, "open:", [...open], list.slice(-6));
}
await browser.close();
