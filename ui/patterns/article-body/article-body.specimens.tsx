import type { Specimens } from "#ui/kit/specimens.ts";
import { ArticleBody } from "./article-body.tsx";

const GUIDE = `
<h2 dir="auto">Before the gate</h2>
<p dir="auto">Bring a shield, says <bdi data-mention="p-1">@Luna</bdi>, and <a href="https://example.com/map">this map</a>.</p>
<blockquote><p dir="auto">Nobody has ever come back with arrows left.</p></blockquote>
<ul><li><p dir="auto">One eagle, <code>/whistle</code> before rain.</p></li><li><p dir="auto">Two ropes.</p></li></ul>
<hr>
<table><tbody><tr><th>Gate</th><th>Guards</th></tr><tr><td>North</td><td>12</td></tr><tr><td>River</td><td>none in spring</td></tr></tbody></table>
<details><summary dir="auto">How it ends</summary><p dir="auto">The castle stands up and walks away.</p></details>`;

const MIXED = `
<p dir="auto">공성전은 토요일 밤에 시작됩니다.</p>
<p dir="auto">تبدأ المعركة مساء السبت.</p>
<ul><li dir="rtl"><p dir="auto">درع واحد</p></li><li dir="ltr"><p dir="auto">Two ropes</p></li></ul>
<blockquote dir="rtl"><p dir="auto">لم يعد أحد بسهام.</p></blockquote>
<p dir="auto">攻城戦は土曜日の夜に始まります。</p>`;

export default {
  title: "Article body",
  specimens: [
    { name: "a guide", render: () => <ArticleBody title="" html={GUIDE} lang="en" /> },
    {
      name: "a film",
      render: () => (
        <ArticleBody
          title=""
          lang="en"
          html={
            '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a>'
          }
        />
      ),
    },
    { name: "every paragraph in its own direction", render: () => <ArticleBody title="" html={MIXED} /> },
    {
      name: "long words",
      render: () => (
        <ArticleBody
          title=""
          lang="de"
          html="<h2>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde</h2><table><tbody><tr><th>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</th><td>1</td></tr></tbody></table>"
        />
      ),
    },
  ],
} satisfies Specimens;
