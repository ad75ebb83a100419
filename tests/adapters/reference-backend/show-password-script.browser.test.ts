import { expect, test } from "vitest";
import { SHOW_PASSWORD_SCRIPT } from "#adapters/reference-backend/api/pages/show-password-script.ts";

test("the password of the sign-in page is shown and hidden by its button, and hidden when the form is sent", () => {
  document.body.innerHTML =
    '<form><input id="password" type="password">' +
    '<button type="button" hidden data-reveals="password" data-show="Show password" data-hide="Hide password"></button></form>';
  const script = document.createElement("script");
  script.textContent = SHOW_PASSWORD_SCRIPT;
  document.body.append(script);
  const input = document.querySelector("input");
  const button = document.querySelector("button");
  expect(button?.hidden).toBe(false);
  expect(button?.textContent).toBe("Show password");
  button?.click();
  expect([input?.type, button?.textContent, button?.ariaPressed]).toEqual(["text", "Hide password", "true"]);
  document.querySelector("form")?.dispatchEvent(new Event("submit"));
  expect([input?.type, button?.textContent]).toEqual(["password", "Show password"]);
});
