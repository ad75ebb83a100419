/** What players of each kind of game are honoured for: a badge each, with an icon of the Game Icons set. */

import { type AchievementTheme, THEME_OF_GAME } from "./theme-of-game.ts";

export type Tier = "bronze" | "silver" | "gold";

export interface Badge {
  /** Part of the file name, `badge-<id>.svg`, and the key by which an achievement refers to it. */
  readonly id: string;
  readonly tier: Tier;
  /** Name in the Game Icons set. */
  readonly icon: string;
}

/** Four bronze badges, three silver and two gold; the third gold one of a game is its own emblem. */
type Theme = readonly [
  bronze: readonly (readonly [id: string, icon: string])[],
  silver: readonly (readonly [id: string, icon: string])[],
  gold: readonly (readonly [id: string, icon: string])[],
];

const siege: Theme = [
  [
    ["first-night-watch", "torch"],
    ["shield-wall", "shield-bash"],
    ["hundred-arrows", "arrow-flights"],
    ["camp-fire", "campfire"],
  ],
  [
    ["stone-thrower", "trebuchet"],
    ["gate-breaker", "siege-ram"],
    ["oath-kept", "knight-banner"],
  ],
  [
    ["last-on-the-wall", "tower-flag"],
    ["crown-of-the-realm", "throne-king"],
  ],
];

const north: Theme = [
  [
    ["first-snow", "snowflake-1"],
    ["thin-ice", "ice-skate"],
    ["wolf-watch", "wolf-head"],
    ["warm-hearth", "fireplace"],
  ],
  [
    ["ice-spear", "ice-spear"],
    ["white-hunter", "polar-bear"],
    ["over-the-pass", "mountaintop"],
  ],
  [
    ["ninth-castle", "castle"],
    ["polar-star", "polar-star"],
  ],
];

const desert: Theme = [
  [
    ["first-dune", "desert"],
    ["water-found", "palm-tree"],
    ["sting-survived", "scorpion"],
    ["caravan-guard", "camel-head"],
  ],
  [
    ["scarab-hunter", "scarab-beetle"],
    ["cobra-charmer", "cobra"],
    ["seven-obelisks", "obelisk"],
  ],
  [
    ["weighed-and-worthy", "anubis"],
    ["sun-crowned", "sun-priest"],
  ],
];

const sky: Theme = [
  [
    ["first-flight", "feather"],
    ["cloud-walker", "sun-cloud"],
    ["safe-landing", "winged-leg"],
    ["updraft", "wing-cloak"],
  ],
  [
    ["fortress-hour", "winged-shield"],
    ["arrow-of-light", "winged-arrow"],
    ["through-the-ring", "cloud-ring"],
  ],
  [
    ["twin-suns", "sun"],
    ["sword-of-the-sky", "winged-sword"],
  ],
];

const martial: Theme = [
  [
    ["first-lesson", "monk-face"],
    ["still-water", "meditation"],
    ["rice-earned", "bowl-of-rice"],
    ["quick-feet", "running-ninja"],
  ],
  [
    ["hidden-star", "shuriken"],
    ["iron-fist", "fist"],
    ["tea-with-the-master", "teapot-leaves"],
  ],
  [
    ["one-cut", "katana"],
    ["temple-keeper", "temple-gate"],
  ],
];

const ink: Theme = [
  [
    ["first-stroke", "scroll-quill"],
    ["tea-house-guest", "teapot"],
    ["heron-watcher", "heron"],
    ["leaf-on-water", "leaf-swirl"],
  ],
  [
    ["masked-dancer", "ninja-mask"],
    ["song-of-the-flute", "flute"],
    ["open-scroll", "scroll-unfurled"],
  ],
  [
    ["seven-storeys", "pagoda"],
    ["blade-and-spirit", "sword-brandish"],
  ],
];

const wolf: Theme = [
  [
    ["doors-barred", "key-lock"],
    ["candle-lit", "candle-light"],
    ["grave-reader", "tombstone"],
    ["bat-swarm", "bat"],
  ],
  [
    ["trap-setter", "wolf-trap"],
    ["fangs-taken", "fangs"],
    ["church-bells", "church"],
  ],
  [
    ["coffin-nailed", "coffin"],
    ["blood-moon", "evil-moon"],
  ],
];

const islands: Theme = [
  [
    ["three-dumplings", "dumpling"],
    ["bridge-crossed", "stone-bridge"],
    ["new-friend", "three-friends"],
    ["garden-helper", "sunflower"],
  ],
  [
    ["potion-brewed", "magic-potion"],
    ["broom-licence", "magic-broom"],
    ["rainbow-found", "rainbow-star"],
  ],
  [
    ["hat-of-the-order", "magic-hat"],
    ["island-keeper", "treehouse"],
  ],
];

const brawl: Theme = [
  [
    ["first-hit", "punch"],
    ["training-done", "punching-bag"],
    ["dodged", "jump-across"],
    ["wet-floor", "kick-scooter"],
  ],
  [
    ["neon-mask", "lightning-mask"],
    ["ring-hero", "boxing-ring"],
    ["overload", "lightning-dome"],
  ],
  [
    ["season-podium", "podium-winner"],
    ["champion", "trophy-cup"],
  ],
];

const treasure: Theme = [
  [
    ["first-dig", "mining"],
    ["coconut-break", "coconuts"],
    ["parrot-friend", "parrot-head"],
    ["compass-read", "compass"],
  ],
  [
    ["locked-chest", "key"],
    ["wave-rider", "wave-surfer"],
    ["old-skull", "pirate-skull"],
  ],
  [
    ["gem-hoard", "gems"],
    ["island-mapped", "island"],
  ],
];

const fleet: Theme = [
  [
    ["lift-off", "rocket"],
    ["first-contact", "satellite-communication"],
    ["suit-up", "space-suit"],
    ["docked", "space-shuttle"],
  ],
  [
    ["laser-true", "laser-precision"],
    ["wing-leader", "starfighter"],
    ["orbit-held", "moon-orbit"],
  ],
  [
    ["star-gate", "star-gate"],
    ["planet-freed", "planet-conquest"],
  ],
];

const cave: Theme = [
  [
    ["lamp-on", "mining-helmet"],
    ["first-shard", "crystal-growth"],
    ["way-in", "cave-entrance"],
    ["deep-camp", "forest-camp"],
  ],
  [
    ["resonance", "crystal-shine"],
    ["unknown-signal", "lightning-frequency"],
    ["machine-awake", "robot-golem"],
  ],
  [
    ["heart-of-the-cave", "crystal-shrine"],
    ["all-returned", "star-medal"],
  ],
];

const storm: Theme = [
  [
    ["into-the-rain", "lightning-storm"],
    ["ridge-climbed", "mountain-climbing"],
    ["egg-guarded", "snake-egg"],
    ["scale-found", "dragon-shield"],
  ],
  [
    ["thunder-blade", "lightning-saber"],
    ["breath-withstood", "dragon-breath"],
    ["storm-shield", "lightning-shield"],
  ],
  [
    ["wyvern-rider", "wyvern"],
    ["son-of-the-storm", "dragon-spiral"],
  ],
];

const sea: Theme = [
  [
    ["hands-on-deck", "ship-wheel"],
    ["anchor-up", "anchor"],
    ["harbour-light", "lighthouse"],
    ["first-wave", "waves"],
  ],
  [
    ["broadside", "cannon-shot"],
    ["wreck-diver", "ship-wreck"],
    ["under-false-colours", "pirate-flag"],
  ],
  [
    ["captain", "pirate-captain"],
    ["round-the-world", "ship-bow"],
  ],
];

const underworld: Theme = [
  [
    ["first-ember", "flame"],
    ["ash-walker", "volcano"],
    ["bone-reader", "crossed-bones"],
    ["imp-caught", "imp"],
  ],
  [
    ["lava-leap", "lava"],
    ["mask-of-the-pit", "devil-mask"],
    ["sealed-circle", "fire-ring"],
  ],
  [
    ["gate-closed", "magic-gate"],
    ["crown-of-bones", "crowned-skull"],
  ],
];

const fair: Theme = [
  [
    ["first-ticket", "ticket"],
    ["sweet-tooth", "candy-canes"],
    ["balloon-dog", "balloon-dog"],
    ["two-scoops", "ice-cream-scoop"],
  ],
  [
    ["bullseye", "target-prize"],
    ["seven-balls", "juggler"],
    ["grand-trick", "magick-trick"],
  ],
  [
    ["midnight-fireworks", "firework-rocket"],
    ["crystal-fortune", "crystal-ball"],
  ],
];

const THEMES: Readonly<Record<AchievementTheme, Theme>> = {
  siege,
  north,
  desert,
  sky,
  martial,
  ink,
  wolf,
  islands,
  brawl,
  treasure,
  fleet,
  cave,
  storm,
  sea,
  underworld,
  fair,
};

/** The badges of a game from easy to hard; the last is its own emblem. */
export function badgesOf(code: string, emblem: string): readonly Badge[] {
  const name = THEME_OF_GAME[code];
  if (!name) throw new Error(`There are no badges for the game "${code}".`);
  const tiers = ["bronze", "silver", "gold"] as const;
  const badges = THEMES[name].flatMap((group, i) => group.map(([id, icon]) => ({ id, tier: tiers[i]!, icon })));
  return [...badges, { id: "mastery", tier: "gold", icon: emblem }];
}

/** All icons that badges are made with, emblems left out. */
export function badgeIcons(): readonly string[] {
  return [
    "padlock",
    ...Object.values(THEMES).flatMap((theme) => theme.flatMap((group) => group.map(([, icon]) => icon))),
  ];
}
