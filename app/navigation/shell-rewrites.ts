import type { LocationRewrite, ParsedLocation } from "@tanstack/react-router";
import type { Shell } from "#core/shell/shell.ts";
import { routerKeyOf } from "#ui/context/router-state.ts";

const MAIN = "/main";

const fromMain: LocationRewrite["input"] = ({ url }) => {
  if (url.pathname === MAIN) url.pathname = "/";
  return url;
};

/**
 * Path of the store index (Spec §2): `/` inside the product, `/main` in the launcher's addresses. The
 * chat app has it at both.
 */
export const SHELL_REWRITES: Readonly<Partial<Record<Shell, LocationRewrite>>> = {
  launcher: {
    input: fromMain,
    output: ({ url }) => {
      if (url.pathname === "/") url.pathname = MAIN;
      // As the router of the server reads addresses: it redirects an address that is written in another way.
      url.search = url.search.replaceAll(",", "%2C");
      return url;
    },
  },
};

const WINDOW = /\/(index|lobby)$/;

/**
 * Key of a page's scroll position. The start page and the lobbies are launcher windows that are switched between all
 * day: each has one position, so that the stored data does not grow. Other pages have one per history entry.
 */
export const scrollKeyOf = (at: ParsedLocation): string =>
  WINDOW.test(at.pathname) ? at.pathname : (routerKeyOf(at.state) ?? at.href);
