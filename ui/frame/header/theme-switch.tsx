import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit, useVisitStore } from "#ui/context/visit-context.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";

/** Changes between light and dark at once and remembers it where the server reads it before the next page. */
export function ThemeSwitch() {
  const { t: text } = useTranslation("common");
  const { preferences } = usePorts();
  const { theme } = useVisit();
  const visit = useVisitStore();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      icon={theme === "dark" ? "theme-light" : "theme-dark"}
      label={text(other === "dark" ? "switchToDark" : "switchToLight")}
      onClick={() => {
        visit.change({ theme: other });
        preferences.rememberTheme(other);
      }}
    />
  );
}
