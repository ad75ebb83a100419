import type { ReviewMaterial } from "../material.ts";

export const german: ReviewMaterial = {
  language: "de-DE",
  separator: " ",
  sentences: {
    opening: {
      praise: [
        "[{hours} Stunden später|Nach {hours} Stunden] freue ich mich [immer noch auf jeden Abend|noch auf jede Runde].",
        "{later}{game} hat mir [die Wochenenden|den Schlaf] geraubt, und ich [beschwere mich nicht|würde es wieder tun].",
        "[Lange nichts|Seit Jahren nichts] gespielt, das mich so [gefesselt|überrascht] hat.",
      ],
      doubt: [
        "Gutes Spiel mit [Ecken und Kanten|ein paar Marotten].",
        "Nach {hours} Stunden bin ich [hin- und hergerissen|noch unschlüssig].",
      ],
      complaint: [
        "Ich wollte es [wirklich mögen|lieben]. [Schade.|Hat nicht sollen sein.]",
        "{hours} Stunden Geduld, und jetzt ist [sie|die Luft] raus.",
      ],
    },
    closing: {
      praise: ["[Klare Empfehlung.|Kann man blind empfehlen.]", "Wir sehen uns [heute Abend|auf dem Feld]."],
      doubt: ["Erst einmal [gratis probieren|anspielen], dann entscheiden."],
      complaint: ["Vielleicht [nach dem nächsten Patch|in einem Jahr] wieder."],
    },
    combat: {
      praise: ["Die Kämpfe haben [Wucht|Rhythmus], jeder Treffer [sitzt|erklärt sich]."],
      doubt: ["Im kleinen Kreis großartig, mit vierzig Leuten [Feuerwerk|Durcheinander]."],
      complaint: ["Am Ende entscheidet die [Ausrüstung|Zahl auf der Waffe], nicht das Können."],
    },
    story: {
      praise: ["Nebenquests mit [echten Menschen|Herz] statt Botengängen."],
      complaint: ["Die Handlung bricht [mitten im Satz|an der besten Stelle] ab."],
    },
    siege: {
      praise: ["Gestern das Tor [zu elft|zu zwölft] gehalten, ich bin [heiser|noch ganz zittrig]."],
      complaint: ["Eine Allianz besitzt alles, die Belagerung ist [Formsache|Theaterdonner]."],
    },
    graphics: {
      praise: ["Das Licht am [Abend|Morgen] ist jedes Mal ein [Foto|Innehalten] wert."],
      complaint: ["Texturen [laden spät|ploppen auf], und die Bäume flackern."],
    },
    servers: {
      praise: ["Kein Ruckeln, keine Schlange, [nicht einmal zum Start|auch abends nicht]."],
      complaint: ["[Vierzig Minuten|Eine Stunde] Warteschlange und dann der Rauswurf."],
    },
    mobile: {
      praise: ["Zu Hause am Rechner, in der Bahn am Handy: [läuft einfach|nahtlos]."],
    },
    prices: {
      praise: ["Noch keinen [Cent|Euro] ausgegeben und nichts vermisst."],
      complaint: ["Hinter jedem roten Punkt wartet der [Laden|Warenkorb]."],
    },
    grind: {
      praise: ["Eine Stunde am Tag [reicht völlig|genügt]."],
      complaint: ["Ein Zweitjob, nur [ohne Urlaub|unbezahlt]."],
    },
    community: {
      praise: ["{later}Meine Gilde [kennt sogar meinen Geburtstag|ist inzwischen halbe Familie]."],
      complaint: ["Der Weltchat ist [unlesbar|zum Weglaufen]."],
    },
    music: {
      praise: ["Die Musik läuft bei mir [auch beim Kochen|sogar im Büro]."],
    },
    controls: {
      praise: ["Mit dem Controller spielt es sich [wunderbar|wie aus einem Guss]."],
      complaint: ["Die Kamera [bleibt an Wänden hängen|macht mich seekrank]."],
    },
    bugs: {
      praise: ["{later}Patches kommen [zügig|wöchentlich] und beheben, was sie versprechen."],
      complaint: ["{later}Jeder Fix bringt [zwei neue Fehler|neue Überraschungen] mit."],
    },
  },
  spoilers: {},
  things: {},
  nicknames: {
    singles: [
      "Nachteule",
      "Brotzeit",
      "Feierabendheld",
      "Waldmeister",
      "Kachelofen",
      "Eisvogel",
      "Regenschirm",
      "Torwächterin",
      "Moorlicht",
      "Zaunkönig",
    ],
    first: [
      "Alter",
      "Leiser",
      "Müder",
      "Wilder",
      "Blauer",
      "Grauer",
      "Später",
      "Flinker",
      "Tapferer",
      "Stiller",
      "Roter",
      "Ferner",
    ],
    second: ["Dachs", "Fuchs", "Rabe", "Ritter", "Igel", "Wolf", "Kater", "Kapitän", "Bär", "Falke", "Hirsch", "Mönch"],
    joint: "",
  },
};
