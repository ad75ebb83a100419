import { useFormats } from "#ui/i18n/use-formats.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";

/** How long ago something was written. */
export function Ago({ instant }: { readonly instant: string }) {
  const formats = useFormats();
  const { clock } = usePorts();
  return (
    // The words depend on the moment: what the server wrote a second ago stays.
    <time dateTime={instant} suppressHydrationWarning>
      {formats.relative(instant, clock.now())}
    </time>
  );
}
