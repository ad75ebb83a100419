/**
 * Lets players see the password that they type. Its button comes with the script; sending the form hides the password again,
 * as browsers would remember the value of a text field.
 */
export const SHOW_PASSWORD_SCRIPT = `
for (const button of document.querySelectorAll("button[data-reveals]")) {
  const input = document.getElementById(button.dataset.reveals);
  const show = (shown) => {
    input.type = shown ? "text" : "password";
    button.textContent = shown ? button.dataset.hide : button.dataset.show;
    button.setAttribute("aria-pressed", String(shown));
  };
  button.addEventListener("click", () => show(input.type === "password"));
  input.form.addEventListener("submit", () => show(false));
  show(false);
  button.hidden = false;
}
`;
