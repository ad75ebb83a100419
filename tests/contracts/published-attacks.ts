import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import purifierCases from "dompurify-attacks/test/fixtures/expect.js";
import filterSeeds from "xss-filters/tests/fuzz/bin/seed.xss?raw";

/**
 * Tags that other parsers nest in unexpected ways: text that is a comment, a style or a title to one parser becomes
 * markup for the next after serialising and parsing again (mutation XSS). The known sanitizer bypasses of recent years.
 */
const CONFUSED_PARSERS = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<math><annotation-xml encoding='text/html'><style><img src=x onerror=alert(1)></style></annotation-xml></math>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<textarea><p title='</textarea><img src=x onerror=alert(1)>'></textarea>",
  "<select><noembed></select><script>x='<noembed></noembed><img src=x onerror=alert(1)>'</script>",
  "<select><template><style><!--</style><a rel='--></style></template></select><img id=x src onerror=alert(1)>'>",
  "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
  "<title><p title='</title><img src=x onerror=alert(1)>'></title>",
  "<svg><title><template><!--</template></title><desc><script>alert(1)</script></desc></svg>",
  "<svg><foreignobject><iframe srcdoc='<script>alert(1)</script>'></iframe></foreignobject></svg>",
  "<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>",
  "<svg><use href='data:image/svg+xml,<svg id=x onload=alert(1)>#x'></use></svg>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--!><img src=x onerror=alert(1)>-->",
  "<!-- --!><img src=x onerror=alert(1)> -->",
  "<![CDATA[><img src=x onerror=alert(1)>]]>",
  "<?xml-stylesheet ><img src=x onerror=alert(1)> ?>",
  "<table><td><a href='https://e.com'><table><td><a href='javascript:alert(1)'>x</a></td></table></a></td></table>",
  "<a href='https://e.com'><p><a href='https://e.com/\"onmouseover=alert(1) x=\"'>x</a></p></a>",
  `${"<div>".repeat(600)}<svg><style><img src=x onerror=alert(1)></style></svg>${"</div>".repeat(600)}`,
];

const looksLikeMarkup = (attack: string): boolean => /[<&]|script:/i.test(attack);

/**
 * Published sanitizer bypasses, by source. `dompurify-attacks` is an old release of DOMPurify, the last one published
 * with its test cases; nothing else of it is used.
 */
export const PUBLISHED_ATTACKS: Readonly<Record<string, readonly string[]>> = {
  "the big list of naughty strings": (naughtyStrings as readonly string[]).filter(looksLikeMarkup),
  "the cases DOMPurify is tested with": purifierCases.map(({ payload }) => payload),
  "the seeds XSS filters are fuzzed with": filterSeeds.split("\n").filter(looksLikeMarkup),
  "the ways past sanitizers through two parsers": CONFUSED_PARSERS,
};
