import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";

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
