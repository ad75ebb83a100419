import type { Specimens } from "../specimens.ts";
import { TextLink } from "./text-link.tsx";

export default {
  title: "Text link",
  specimens: [
    { name: "quiet", render: () => <TextLink to="/">All games</TextLink> },
    {
      name: "inline",
      render: () => (
        <p>
          Pre-install opens on Friday.{" "}
          <TextLink to="/" tone="inline">
            Read what is new in the third season
          </TextLink>{" "}
          while you wait, or look at the reviews of those who played the test.
        </p>
      ),
    },
    {
      name: "value",
      render: () => (
        <dl>
          <dt>Publisher</dt>
          <dd>
            <TextLink to="/" tone="value">
              Example Games
            </TextLink>
          </dd>
        </dl>
      ),
    },
    {
      name: "elsewhere",
      render: () => (
        <TextLink href="https://example.com" newTab>
          Customer service
        </TextLink>
      ),
    },
    {
      name: "long words",
      render: () => (
        <TextLink to="/">Datenschutzbestimmungen und Nutzungsbedingungen der Veröffentlichungsplattform</TextLink>
      ),
    },
  ],
} satisfies Specimens;
