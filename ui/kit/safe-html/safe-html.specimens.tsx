import type { Specimens } from "../specimens.ts";
import { SafeHtml } from "./safe-html.tsx";

const STORY = `
<h3>The castle that walks</h3>
<p>For a week it pays the guild that holds it from <strong>every market in its lands</strong>. Then it stands up, and
<a href="https://example.com">nobody knows where it lies down</a>.</p>
<h4>What is new</h4>
<ul><li>Eagles fly before rain.</li><li>The river runs under the wall only in spring.</li></ul>
<ol><li>Take the gate.</li><li>Hold it until the bells ring.</li></ol>`;

export default {
  title: "Safe HTML",
  specimens: [
    { name: "as publishers write", render: () => <SafeHtml html={STORY} lang="en" /> },
    {
      name: "what is not allowed is left out",
      render: () => <SafeHtml html={'<p title="left out">Only the words stay.<script>alert(1)</script></p>'} />,
    },
    {
      name: "long words",
      render: () => (
        <SafeHtml html="<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde</p>" />
      ),
    },
  ],
} satisfies Specimens;
