import type { LocationRewrite, ParsedLocation } from "@tanstack/react-router";
import type { Shell } from "#core/shell/shell.ts";
import { routerKeyOf } from "#ui/context/router-state.ts";

const MAIN = "/main";

const fromMain: LocationRewrite["input"] = ({ url }) => {
  if (url.pathname === MAIN) url.pathname = "/";
  return url;
};

/**
 * Where the store index stands (specification, section 2): inside the product it is `/`, in the launcher's addresses `/main`. The chat
 * app has it at both.
 */
export const SHELL_PLACES: Readonly<Partial<Record<Shell, LocationRewrite>>> = {
  launcher: {
    input: fromMain,
    output: ({ url }) => {
      if (url.pathname === "/") url.pathname = MAIN;
      return url;
    },
  },
};

const WINDOW = /\/(index|lobby)$/;

/**
 * By what a page's scroll position is kept. The start page and the lobbies are windows that a launcher changes between all day: each
 * has one position, so that what is kept does not grow. Other pages have one for every time they were come to.
 */
export const scrollKeyOf = (at: ParsedLocation): string =>
  WINDOW.test(at.pathname) ? at.pathname : (routerKeyOf(at.state) ?? at.href);
