import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { InLauncher } from "#ui/features/launcher/components/in-launcher.tsx";
import { InApp } from "#ui/frame/app-view/in-app.tsx";

const SHELLS = { launcher: <InLauncher />, app: <InApp /> } as const;

async function open(shell: keyof typeof SHELLS) {
  await renderPage(
    <>
      <a href="/login?return_url=%2Fgame%2Ftl">Sign in</a>
      {/* biome-ignore lint/a11y/useValidAnchor: only where it leads matters here. */}
      <a href="#login" onClick={(event) => event.preventDefault()}>
        Elsewhere
      </a>
      {SHELLS[shell]}
    </>,
    { visit: { shell, user: null } },
  );
}

test.each(["launcher", "app"] as const)(
  "a player who follows any link to sign in inside the %s is asked to reconnect to it",
  async (shell) => {
    await open(shell);
    await page.getByRole("link", { name: "Elsewhere" }).click();
    expect(page.getByRole("dialog").query()).toBeNull();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect.element(page.getByRole("button", { name: "Reconnect to the purple" })).toBeVisible();
  },
);
