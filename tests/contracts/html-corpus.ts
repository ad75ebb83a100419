const RELATION = 'rel="noopener noreferrer nofollow ugc"';

/** HTML by publishers, players and attackers, and the expected output of every sanitizer. */
export const HTML_CORPUS: readonly (readonly [what: string, html: string, clean: string])[] = [
  ["nothing", "", ""],
  ["plain text", "Fight together.", "Fight together."],
  ["paragraphs", "<p>One</p>\n<p>Two<br>lines</p>", "<p>One</p>\n<p>Two<br>lines</p>"],
  ["headings and lists", "<h3>New</h3><ul><li>A</li><li>B</li></ul>", "<h3>New</h3><ul><li>A</li><li>B</li></ul>"],
  ["emphasis", "<p><strong>Now</strong> <em>live</em></p>", "<p><strong>Now</strong> <em>live</em></p>"],
  ["a quotation", "<blockquote>글은 남는다</blockquote>", "<blockquote>글은 남는다</blockquote>"],
  ["writing directions", '<p dir="rtl">مرحبا</p>', '<p dir="rtl">مرحبا</p>'],
  ["an unknown direction", '<p dir="up">x</p>', "<p>x</p>"],
  ["characters of markup", "<p>1 &lt; 2 &amp; 3 &gt; 2</p>", "<p>1 &lt; 2 &amp; 3 &gt; 2</p>"],
  ["entities", "<p>&copy; &eacute; &#x1F3AE; &nbsp;x</p>", "<p>© é 🎮 &nbsp;x</p>"],
  ["quotation marks", `<p>"it's"</p>`, `<p>"it's"</p>`],
  ["line breaks of Windows", "<p>a\r\nb\rc</p>", "<p>a\nb\nc</p>"],
  ["self-closed breaks", "<p>a<br/>b<br />c</p>", "<p>a<br>b<br>c</p>"],
  ["capital tags", "<P>a<BR>b</P>", "<p>a<br>b</p>"],
  ["unclosed tags", "<p>a<p>b", "<p>a</p><p>b</p>"],
  ["unclosed list items", "<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
  [
    "a link",
    '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    `<a href="https://example.com/?a=1&amp;b=2" ${RELATION}>x</a>`,
  ],
  ["a link over http", '<a href="http://example.com">x</a>', `<a href="http://example.com" ${RELATION}>x</a>`],
  ["a link in capitals", '<A HREF="HTTPS://EXAMPLE.COM">x</A>', `<a href="HTTPS://EXAMPLE.COM" ${RELATION}>x</a>`],
  [
    "a link that wants the window",
    '<a href="https://e.com" target="_blank" rel="opener">x</a>',
    `<a href="https://e.com" ${RELATION}>x</a>`,
  ],
  ["a script link", '<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ["a disguised script link", '<a href=" java\nscript&colon;alert(1)">x</a>', "<a>x</a>"],
  ["a data link", '<a href="data:text/html,<script>alert(1)</script>">x</a>', "<a>x</a>"],
  [
    "a link within the page",
    '<a href="#top">x</a><a href="/game/tl">y</a><a href="//e.com">z</a>',
    "<a>x</a><a>y</a><a>z</a>",
  ],
  ["a mail link", '<a href="mailto:a@example.com">x</a>', "<a>x</a>"],
  ["a link with white space around", '<a href=" https://e.com\n">x</a>', `<a href="https://e.com" ${RELATION}>x</a>`],
  [
    "a link with white space inside",
    '<a href="https://e.com/a b">x</a><a href="https://e\n.com">y</a>',
    "<a>x</a><a>y</a>",
  ],
  ["a script", "<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ["a style", "<style>p{}</style><p style='color:red'>a</p>", "<p>a</p>"],
  ["handlers", '<p onclick="alert(1)" OnMouseOver=alert(1)>a</p>', "<p>a</p>"],
  ["a picture", '<p>a<img src=x onerror="alert(1)">b</p>', "<p>ab</p>"],
  ["a drawing", '<svg onload="alert(1)"><a href="https://e.com">x</a></svg>b', "b"],
  ["a formula", "<math><mi>x</mi></math>b", "b"],
  ["a frame", '<iframe src="https://e.com">fallback</iframe>b', "b"],
  ["a form", '<form action="/logout"><input name=a><button>Go</button></form>', "Go"],
  ["other structure", '<div class="x"><section id="y"><h1>T</h1><span>a</span></section></div>', "Ta"],
  ["a comment", "<p>a<!-- b --><!--[if IE]>c<![endif]-->d</p>", "<p>ad</p>"],
  ["attributes of ours", '<p id="root" class="x" data-theme="dark" aria-label="y">a</p>', "<p>a</p>"],
  ["a template", "<template><p>a</p></template>b", "b"],
  ["text in a hidden area", "<textarea><script>alert(1)</script></textarea>b", "b"],
  ["a title", "<title>x</title>b", "b"],
];

const PICTURE = "/media/boards/abc-1.webp";

/** The same for articles of players. */
export const ARTICLE_CORPUS: readonly (readonly [what: string, html: string, clean: string])[] = [
  [
    "all that the editor writes",
    '<h2 dir="auto">제목</h2><p dir="auto">본문 <bdi data-mention="p-1">@루나</bdi></p><hr><blockquote><p>q</p></blockquote>',
    '<h2 dir="auto">제목</h2><p dir="auto">본문 <bdi data-mention="p-1">@루나</bdi></p><hr><blockquote><p>q</p></blockquote>',
  ],
  [
    "a table",
    '<table><tbody><tr><th>A</th><td colspan="2">b</td></tr></tbody></table>',
    '<table><tbody><tr><th>A</th><td colspan="2">b</td></tr></tbody></table>',
  ],
  [
    "a cell without end",
    '<table><tbody><tr><td rowspan="9999">b</td></tr></tbody></table>',
    "<table><tbody><tr><td>b</td></tr></tbody></table>",
  ],
  [
    "a spoiler",
    "<details open><summary>End</summary><p>x</p></details>",
    "<details><summary>End</summary><p>x</p></details>",
  ],
  [
    "an uploaded picture",
    `<img src="${PICTURE}" alt="a &quot;b&quot;" width="640" height="360" onerror="alert(1)">`,
    `<img src="${PICTURE}" alt="a &quot;b&quot;" width="640" height="360" loading="lazy">`,
  ],
  ["a picture from elsewhere", '<p>a<img src="https://e.com/count.png">b</p>', "<p>ab</p>"],
  ["a picture that acts", '<img src="/logout?redirect=false">', ""],
  ["a picture out of its folder", '<img src="/media/boards/../../logout?.webp">', ""],
  ["a picture in the document", '<img src="data:image/svg+xml,%3Csvg/%3E">', ""],
  ["sizes that are none", `<img src="${PICTURE}" width="100%" height="-1">`, `<img src="${PICTURE}" loading="lazy">`],
  [
    "a film",
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube">f</a></p>',
    `<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube" ${RELATION}>f</a></p>`,
  ],
  ["a frame", '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>b', "b"],
  [
    "what other clients have embedded",
    '<div data-contents-type="vote" data-contents-json="{&quot;a&quot;:1}">v</div>',
    '<div data-contents-type="vote" data-contents-json="{&quot;a&quot;:1}">v</div>',
  ],
  ["other data", '<div data-theme="dark" data-contents-type="a b">v</div>', "<div>v</div>"],
  ["a mention of no player", '<bdi data-mention="a b">@x</bdi>', "<bdi>@x</bdi>"],
  ["attributes of other tags", `<p src="${PICTURE}" colspan="2" data-mention="x">a</p>`, "<p>a</p>"],
  [
    "names that clobber",
    '<img src="/media/boards/a.webp" name="cookie" id="body"><a id="x" name="y">z</a>',
    '<img src="/media/boards/a.webp" loading="lazy"><a>z</a>',
  ],
  ["a link with a user name", '<a href="https://store.example@evil.example/">x</a>', "<a>x</a>"],
  [
    "a script in a table",
    "<table><tbody><tr><td><script>alert(1)</script>a</td></tr></tbody></table>",
    "<table><tbody><tr><td>a</td></tr></tbody></table>",
  ],
];
