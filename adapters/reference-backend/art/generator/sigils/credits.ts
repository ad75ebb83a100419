/** `CREDITS.md`: who drew what the pictures are made with. */
import { writeFileSync } from "node:fs";
import { AVATARS } from "../avatars/avatars.ts";
import { badgeIcons } from "../badges/themes.ts";
import { EMBLEMS } from "./icons.ts";

const WIDTH = 140;

/** Words in lines of an even width. */
function wrapped(words: readonly string[]): string {
  const lines = [""];
  for (const word of words.map((name, i) => (i < words.length - 1 ? `${name},` : `${name}.`))) {
    const line = lines.at(-1)!;
    if (line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join("\n");
}

/** Names the artists, as the licence asks. */
export function writeCredits(path: string): void {
  const icons = [...new Set([...badgeIcons(), ...AVATARS.map(({ icon }) => icon)])].sort();
  const rows = Object.entries(EMBLEMS).map(([code, [author, icon]]) => `| \`${code}\` | ${icon} | ${author} |`);
  writeFileSync(
    path,
    `# Credits

The emblems (\`pictures/<gameCode>/sigil.svg\`, and on the covers of goods) use icons from [Game Icons](https://game-icons.net)
([source](https://github.com/game-icons/icons)), licensed under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Changes: coloured, scaled and set on a shield.

| Game | Icon | Artist |
|---|---|---|
${rows.join("\n")}

The achievement badges (\`pictures/<gameCode>/badge-*.svg\`) and the avatars (\`pictures/avatars/\`) use icons of the same set and licence, made by
Lorc, Delapouite and the other contributors to Game Icons (John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast,
Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Skoll, Cathelineau, Caro Asercion and others). Changes:
coloured, scaled and set on medals and grounds. An icon's page on game-icons.net names its artist. They are:
${wrapped(icons)}

The lettering of the logotypes is drawn from typefaces under the SIL Open Font License 1.1: Cinzel Decorative (Natanael Gama), Cinzel (Natanael Gama), Ma Shan Zheng (Ma ShanZheng), Lilita One (Juan Montoreano), Orbitron (Matt McInerney), Pirata One (Rodrigo Fuenzalida, Nicolas Massi), Marcellus (Astigmatic), Bungee (David Jonathan Ross), Uncial Antiqua (Astigmatic).

Everything else is made by the program in \`generator/\`.
`,
  );
}
