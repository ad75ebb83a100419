import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/** Actions of the launcher itself, with their labels. */
const TOOLS = [
  { call: "goToMyGames", name: "library", icon: "gamepad" },
  { call: "goToTALK", name: "talk", icon: "messages" },
  { call: "openSettingView", name: "settings", icon: "settings" },
  { call: "turnOff", name: "quit", icon: "power" },
] as const;

const tools = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);

    /* All of them in one line, in line with the title. */
    @media ${UP_TO_PHONE} {
      margin-inline: calc(-1 * var(--space-2));

      & > button {
        padding-inline: var(--space-2);
      }
    }
  }
`;

/** The launcher's own views, and its exit. */
export function LauncherTools() {
  const { t: text } = useTranslation("launcher");
  const { launcher } = usePorts();
  const toasts = useToasts();
  const call = async (name: (typeof TOOLS)[number]["call"]) => {
    const answer = await launcher.calls[name]();
    if (!answer.ok) toasts.show({ id: "launcher", kind: "failure", message: text("startFailed"), iconName: "error" });
  };
  return (
    <nav className={tools} aria-label={text("tools")}>
      {TOOLS.map((tool) => (
        <Button
          key={tool.name}
          data-log={tool.call}
          variant="tertiary"
          icon={tool.icon}
          onClick={() => void call(tool.call)}
        >
          {text(tool.name)}
        </Button>
      ))}
    </nav>
  );
}
