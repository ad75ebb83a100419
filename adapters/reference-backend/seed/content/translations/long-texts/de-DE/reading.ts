/** What the publisher has written to be read, in German: stories, rules and guides. */
export const stories = {
  "tl-the-lost-bet": {
    title: "Die Wette der Wettermagier",
    bodyHtml: `<p>Sie wetteten, dass keine Gilde Stonegard eine ganze Regennacht lang halten würde. Die Gilde hatte neun Mitglieder und einen Regenschirm.</p><p>Im Morgengrauen schuldeten die Magier dem Kontinent zwei Wochen Sturm.</p>`,
  },
  "tl-the-borrowed-wolf": {
    title: "Ein geliehener Wolf",
    bodyHtml: `<p>Die erste Form, die man lernt, gehört jemand anderem. Der Wolf lässt dich in ihr laufen, solange du nicht jagst.</p><p>Wer es doch getan hat, läuft noch immer.</p>`,
  },
  "tl-the-gate-that-closed": {
    title: "Das Tor, das sich selbst schloss",
    bodyHtml: `<p>Die Chronisten nennen es die kürzeste aller Belagerungen: Die Verteidiger gingen hinaus, um den Kometen zu sehen, und hinter ihnen schlug der Wind das Tor zu.</p>`,
  },
  "aion-the-borrowed-wings": {
    title: "Was Flügel kosten",
    bodyHtml: `<p>Niemand bekommt Flügel geschenkt. Sie werden verliehen, immer nur für Minuten, von demselben Himmel, der sie zurücknimmt.</p><p>Alte Soldaten zählen in Atemzügen: sechzig hinauf, zehn zum Wenden und nie weniger als zwanzig für den Weg hinab.</p>`,
  },
  "aion-the-market-between": {
    title: "Der Markt zwischen den Sonnen",
    bodyHtml: `<p>Einmal im Jahr, auf einem Splitter, der für eine Flagge zu klein ist, verkaufen die beiden Völker einander Äpfel. Niemand spricht. Alle zahlen zu viel.</p>`,
  },
};

export const staticArticles = {
  "rules-of-the-boards": {
    title: "Wie wir in den Foren miteinander reden",
    bodyHtml: `<p>Ein Forum ist eine Taverne und kein Schlachtfeld. Mit diesen wenigen Regeln bleibt das so.</p><ul><li><strong>Bekämpfe den Boss, nicht die Leute.</strong> Builds darfst du zerpflücken, Menschen nicht.</li><li><strong>Spoiler kommen unter eine Abdeckung.</strong> Das Ende gehört denen, die dort ankommen.</li><li><strong>Kein Handel mit Konten oder Gegenständen</strong> gegen Geld und keine Links dorthin.</li><li><strong>Kein Name, keine Adresse, kein Foto</strong> von jemand anderem als dir.</li></ul><h3>Was sonst passiert</h3><p>Was mehrere Spieler melden, bleibt verborgen, bis der Beitrag überarbeitet ist. Moderatoren können Beiträge entfernen; warum, sagen sie immer dazu.</p>`,
  },
  "rules-of-reviews": {
    title: "Was eine Rezension lesenswert macht",
    bodyHtml: `<p>Sterne sagen, wie es dir gefallen hat, Worte sagen, warum. Zehn Zeichen genügen, zweitausend sind das Höchste.</p><ul><li>Schreib, wie weit du gekommen bist. Auch ein erster Abend reicht für ein Urteil, wenn du ihn so nennst.</li><li>Eine Rezension pro Spiel. Ändert sich das Spiel, kannst du auch sie jederzeit ändern.</li><li>Niemand wird hier für Rezensionen bezahlt, und niemand darf es anbieten.</li></ul><p>Aus Versehen gelöscht? Zehn Minuten lang lässt sich eine Rezension zurückholen, samt ihren Stimmen.</p>`,
  },
  "guide-gifts": {
    title: "Ein Geschenk verschicken, Schritt für Schritt",
    bodyHtml: `<p>Ein Geschenk braucht jemanden, den du magst, ein paar Worte und eine Zahlung, in dieser Reihenfolge.</p><ul><li>Öffne, was du schenken möchtest, und wähle <strong>Verschenken</strong>.</li><li>Gib den Benutzernamen ein. Wird der Artikel im Land der anderen Person nicht angeboten, sagen wir es, bevor du zahlst.</li><li>Schick es sofort, oder wähle einen Tag.</li></ul><p>Zum Annehmen sind vierzehn Tage Zeit. Ein abgelehntes oder vergessenes Geschenk wird vollständig erstattet.</p>`,
  },
};
