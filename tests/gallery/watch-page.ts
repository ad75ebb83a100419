import type { Page } from "@playwright/test";

/**
 * Hands on what a page throws, has blocked by its content security policy, or prints as an error or a warning, in its
 * frames too. Remarks of the browser on elements, as on a password field outside a form, are its own.
 */
export function watchPage(page: Page, note: (words: string) => void): void {
  page.on("console", (message) => {
    const [type, text] = [message.type(), message.text()];
    const isFault = ["error", "warning"].includes(type) || text.includes("Content Security Policy");
    if (isFault && !text.startsWith("[DOM]")) note(`${type}: ${text}`);
  });
  page.on("pageerror", (error) => note(`thrown: ${error}`));
}
