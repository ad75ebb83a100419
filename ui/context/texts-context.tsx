import { createContext, type ReactNode, useContext } from "react";
import { I18nextProvider } from "react-i18next";
import type { TextLibrary } from "./text-library.ts";

const TextsContext = createContext<TextLibrary | null>(null);

/** Gives the texts of the page to every component below. */
export function TextsProvider({ texts, children }: { readonly texts: TextLibrary; readonly children: ReactNode }) {
  return (
    <TextsContext value={texts}>
      <I18nextProvider i18n={texts.instance}>{children}</I18nextProvider>
    </TextsContext>
  );
}

/**
 * Returns the text library, for parts that load their texts after the page. Throws outside a `TextsProvider`, which is
 * a bug.
 */
export function useTextLibrary(): TextLibrary {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error("useTextLibrary outside a TextsProvider");
  return texts;
}
