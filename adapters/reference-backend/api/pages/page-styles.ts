/** Styles of the publisher's own pages, in the colours and sizes of the store. */
export const PAGE_STYLES = `
:root { --page: #fbfafd; --surface: #ffffff; --raised: #f3f0f8; --line: #e2dcec; --text: #17131f; --quiet: #5b5468; --strong-line: #8b829c; --primary: #6a3bf0; --link: #6a3bf0; --on-primary: #ffffff; --error: #b3261e; --error-ground: #fdecea; --notice-ground: #f1eafd; color-scheme: light; }
[data-theme="dark"] { --page: #0f0c16; --surface: #181422; --raised: #221c30; --line: #362e49; --text: #f5f2fb; --quiet: #b9b1ca; --strong-line: #71678a; --primary: #7647ff; --link: #b49dff; --on-primary: #ffffff; --error: #ffb4ab; --error-ground: #3a1a1c; --notice-ground: #251a3d; color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text); font: 16px/1.5 "Pretendard Variable", Pretendard, system-ui, -apple-system, "Segoe UI", "Noto Sans KR", "Noto Sans JP", "Noto Sans Arabic", sans-serif; }
a { color: var(--link); }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible, textarea:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.centre { display: grid; place-items: center; min-height: 100vh; padding: 24px 16px; }
.card { width: 100%; max-width: 420px; padding: 32px 28px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.back { display: inline-flex; gap: 10px; align-items: center; margin-block-end: 20px; color: var(--quiet); font-size: 14px; text-decoration: none; }
.back:hover { text-decoration: underline; }
:lang(ko) { word-break: keep-all; overflow-wrap: break-word; }
:lang(ja) { word-break: auto-phrase; }
p { text-wrap: pretty; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 32px 0 8px; font-size: 20px; line-height: 1.3; }
.lead { margin: 0 0 24px; color: var(--quiet); }
label { display: block; margin-block-end: 6px; font-size: 14px; font-weight: 600; }
.field { margin-block-end: 16px; }
input, select, textarea { width: 100%; min-height: 44px; padding: 8px 12px; color: var(--text); background: var(--page); border: 1px solid var(--strong-line); border-radius: 8px; font: inherit; }
textarea { min-height: 280px; font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; direction: ltr; }
[aria-invalid="true"] { border-color: var(--error); border-width: 2px; }
.consents { margin: 24px 0 8px; padding: 0; border: 0; }
.consents legend { margin-block-end: 10px; padding: 0; font-size: 14px; font-weight: 600; }
.tick { display: grid; grid-template-columns: auto 1fr; gap: 10px; align-items: start; margin: 0; padding-block: 10px; font-size: 15px; font-weight: 400; }
.tick input { width: 20px; min-height: 20px; height: 20px; margin: 1px 0 0; accent-color: var(--primary); }
.consents .hint, .consents .wrong { margin: 0; margin-inline-start: 30px; }
.read { width: auto; min-height: 32px; margin-inline-start: 30px; padding: 4px 0; color: var(--link); background: transparent; font-size: 14px; font-weight: 400; text-decoration: underline; }
.document { width: min(640px, calc(100vw - 32px)); max-height: min(80vh, 720px); overflow: auto; padding: 28px; color: var(--text); background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.document::backdrop { background: rgb(0 0 0 / 60%); }
.document h2 { margin-block-start: 0; }
.document div { margin-block-end: 12px; }
.document h3 { margin: 20px 0 4px; font-size: 16px; }
@supports not selector(:popover-open) { button.read, .document button { display: none; } .document { width: auto; margin-block-start: 24px; } }
.hint { margin: 6px 0 0; color: var(--quiet); font-size: 13px; }
.wrong { margin: 6px 0 0; color: var(--error); font-size: 14px; }
.banner { margin: 0 0 20px; padding: 12px 14px; color: var(--error); background: var(--error-ground); border-radius: 8px; font-size: 14px; }
button { width: 100%; min-height: 48px; padding: 10px 16px; color: var(--on-primary); background: var(--primary); border: 0; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { filter: brightness(1.08); }
.passkey { margin-block-end: 20px; }
.or { display: flex; gap: 12px; align-items: center; margin: 20px 0 0; color: var(--quiet); font-size: 14px; }
.or::before, .or::after { flex: 1; border-block-start: 1px solid var(--line); content: ""; }
.wrong:empty { margin: 0; }
.other { margin: 20px 0 0; color: var(--quiet); font-size: 14px; }
.ready { margin-block-start: 24px; padding: 14px 16px; background: var(--notice-ground); border-radius: 8px; font-size: 14px; }
.ready h2 { margin: 0 0 8px; font-size: 14px; }
.ready dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 0; }
.ready dd { margin: 0; }
code { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
button.second { margin-block-start: 10px; color: var(--text); background: var(--raised); }
.ready button { min-height: 44px; margin-block: 12px 4px; background: var(--surface); }
button.reveal { width: auto; min-height: 32px; padding: 4px 0; color: var(--link); background: transparent; font-size: 13px; }
button.third { min-height: 40px; margin-block-start: 6px; color: var(--quiet); background: transparent; font-weight: 400; font-size: 14px; text-decoration: underline; }
.bill { margin-block-end: 4px; font-size: 15px; }
.bill th, .bill td { padding-inline: 0; }
.bill td:last-child { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bill tfoot th, .bill tfoot td { padding-block: 12px; border: 0; font-size: 18px; font-weight: 700; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 12px 0 20px; color: var(--quiet); font-size: 13px; }
.facts dd { margin: 0; text-align: end; }
.away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.sheet { max-width: 1100px; margin: 0 auto; padding: 32px 24px 64px; }
.sheet p { max-width: 70ch; }
.call { margin-block: 8px; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.call summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 12px 16px; cursor: pointer; }
.call .inside { padding: 0 16px 16px; border-block-start: 1px solid var(--line); }
.mail { margin-block: 16px; padding: 4px 20px 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.mail h2 { margin-block-start: 16px; }
.words { white-space: pre-line; overflow-wrap: anywhere; }
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
.actions button { margin: 0; }
th code, td:first-child code { white-space: nowrap; overflow-wrap: normal; }
.method { min-width: 4.5em; font-weight: 700; }
.quiet { color: var(--quiet); }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 8px; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
pre { overflow: auto; max-height: 420px; padding: 12px; background: var(--raised); border-radius: 8px; direction: ltr; }
@media (max-width: 480px) { .card { padding: 24px 18px; } }
`;
