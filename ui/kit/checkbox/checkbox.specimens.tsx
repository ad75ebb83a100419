import type { Specimens } from "../specimens.ts";
import { Checkbox } from "./checkbox.tsx";

export default {
  title: "Checkbox",
  specimens: [
    { name: "not checked", render: () => <Checkbox>Contains spoilers</Checkbox> },
    { name: "checked", render: () => <Checkbox defaultChecked>Contains spoilers</Checkbox> },
    { name: "mixed", render: () => <Checkbox isMixed>All platforms</Checkbox> },
    {
      name: "hint",
      render: () => <Checkbox hint="Blurred until a reader asks for it.">Contains spoilers</Checkbox>,
    },
    {
      name: "error",
      render: () => <Checkbox error="Without it the order cannot be placed.">I agree to the terms of sale</Checkbox>,
    },
    {
      name: "disabled with a reason",
      render: () => (
        <>
          <Checkbox disabled reason="Needed to sign you in.">
            Remember this device
          </Checkbox>
          <br />
          <Checkbox defaultChecked disabled reason="The store does not work without them.">
            Necessary cookies
          </Checkbox>
        </>
      ),
    },
    {
      name: "long words",
      render: () => (
        <Checkbox hint="Widerruf jederzeit in den Einstellungen möglich.">
          Ich bin mit der Verarbeitung meiner personenbezogenen Daten nach den Datenschutzbestimmungen einverstanden
        </Checkbox>
      ),
    },
  ],
} satisfies Specimens;
