import type { ReviewMaterial } from "../material.ts";

export const french: ReviewMaterial = {
  language: "fr-FR",
  separator: " ",
  sentences: {
    opening: {
      praise: [
        "[{hours} heures plus tard|Après {hours} heures], je me connecte toujours avec [le sourire|plaisir].",
        "{later}{game} m'a pris [mes week-ends|mes soirées] et je ne [regrette rien|m'en plains pas].",
        "Une [très belle|vraie] surprise, [comme on n'en fait plus|de bout en bout].",
      ],
      doubt: [
        "Un bon jeu avec [quelques aspérités|de vieilles manies].",
        "{hours} heures au compteur et je reste [partagé|indécis].",
      ],
      complaint: [
        "Je voulais [vraiment|sincèrement] l'aimer. [Tant pis.|Raté.]",
        "{hours} heures de patience, [c'est assez|pas une de plus].",
      ],
    },
    closing: {
      praise: ["[Foncez.|À essayer sans hésiter.]", "On se retrouve [ce soir|sur le champ de bataille]."],
      doubt: ["Essayez d'abord [gratuitement|avec des amis], puis décidez."],
      complaint: ["Je reviendrai [quand ce sera réparé|peut-être un jour]."],
    },
    combat: {
      praise: ["Les combats ont du [poids|rythme], chaque coup [se comprend|compte]."],
      doubt: ["Superbe à cinq, [illisible|brouillon] à quarante."],
      complaint: ["Au final, c'est [l'équipement|le chiffre] qui gagne, pas le joueur."],
    },
    story: {
      praise: ["Des quêtes secondaires avec [de vrais personnages|du cœur], pas des courses."],
      complaint: ["L'histoire s'arrête [en pleine guerre|au meilleur moment]."],
    },
    siege: {
      praise: ["Hier, onze à tenir la porte : j'en ai encore [la voix cassée|les mains qui tremblent]."],
      complaint: ["Une seule alliance possède tout, le siège est [un défilé|une formalité]."],
    },
    graphics: {
      praise: ["La lumière [du soir|de l'aube] m'arrête à chaque fois."],
      complaint: ["Les textures [arrivent en retard|clignotent] dès qu'on marche."],
    },
    servers: {
      praise: ["Ni file ni latence, [même le premier jour|pas une fois]."],
      complaint: ["[Quarante minutes|Une heure] de file, puis déconnexion."],
    },
    mobile: {
      praise: ["Je commence sur PC, je continue [dans le train|au lit] : [impeccable|sans accroc]."],
    },
    prices: {
      praise: ["Pas dépensé un [centime|sou] et jamais pénalisé."],
      complaint: ["Derrière chaque point rouge, une [boutique|offre]."],
    },
    grind: {
      praise: ["Une heure par jour [suffit|suffit largement]."],
      complaint: ["Un deuxième travail, [sans congés|sans salaire]."],
    },
    community: {
      praise: ["Ma guilde, c'est [une petite famille|neuf pays et autant de recettes]."],
      complaint: ["Le canal général est [infréquentable|à fermer d'urgence]."],
    },
    music: {
      praise: ["Je laisse tourner le jeu [rien que pour la musique|en cuisinant]."],
    },
    controls: {
      praise: ["À la manette, c'est [un régal|parfait]."],
      complaint: ["La caméra [déteste les murs|donne le mal de mer]."],
    },
    bugs: {
      praise: ["{later}Les correctifs arrivent [vite|chaque semaine] et corrigent vraiment."],
      complaint: ["{later}Chaque correctif amène [deux bogues|une nouvelle surprise]."],
    },
  },
  spoilers: {},
  things: {},
  nicknames: {
    singles: [
      "Chouette",
      "PetitPain",
      "Vent_du_Nord",
      "Lanterne",
      "TasseDeThé",
      "Corbeau",
      "Mistral",
      "Framboise",
      "Guetteur",
      "Boussole",
    ],
    first: [
      "Vieux",
      "Petit",
      "Grand",
      "Brave",
      "Drôle_de",
      "Joli",
      "Sacré",
      "Dernier",
      "Pauvre",
      "Fier",
      "Premier",
      "Jeune",
    ],
    second: [
      "Renard",
      "Hibou",
      "Chevalier",
      "Loup",
      "Marin",
      "Moineau",
      "Voleur",
      "Boulanger",
      "Archer",
      "Blaireau",
      "Pirate",
      "Merle",
    ],
    joint: "_",
  },
};
