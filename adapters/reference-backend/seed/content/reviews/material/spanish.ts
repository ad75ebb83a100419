import type { ReviewMaterial } from "../material.ts";

export const spanish: ReviewMaterial = {
  language: "es-ES",
  separator: " ",
  sentences: {
    opening: {
      praise: [
        "[Llevo {hours} horas|Van {hours} horas] y sigo entrando con [una sonrisa|ganas].",
        "{later}{game} me ha quitado [el sueño|los domingos] y [no me arrepiento|lo volvería a hacer].",
        "Hacía [años|mucho] que un juego no me [enganchaba|sorprendía] así.",
      ],
      doubt: ["Buen juego con [sus manías|algún defecto].", "Con {hours} horas todavía [dudo|no sé si recomendarlo]."],
      complaint: [
        "Quería que me gustara. [De verdad.|En serio.]",
        "{hours} horas de paciencia y [se acabó|hasta aquí].",
      ],
    },
    closing: {
      praise: ["[Recomendado sin dudar.|Probadlo ya.]", "Nos vemos [esta noche|en el campo]."],
      doubt: ["Probad [gratis|con amigos] y luego decidís."],
      complaint: ["Volveré [cuando lo arreglen|quizá algún día]."],
    },
    combat: {
      praise: ["Los golpes tienen [peso|ritmo] y se entiende [por qué aciertas|cada error]."],
      doubt: ["En grupos pequeños es genial, con cuarenta es [un caos|una traca]."],
      complaint: ["Gana el [equipo|número más alto], no quien juega mejor."],
    },
    story: {
      praise: ["Las misiones secundarias tienen [personas|alma], no recados."],
      complaint: ["La historia se corta [a mitad de guerra|en lo mejor]."],
    },
    siege: {
      praise: ["Ayer aguantamos la puerta siendo once; sigo [sin voz|temblando]."],
      complaint: ["Una alianza lo tiene todo y el asedio es [un desfile|puro trámite]."],
    },
    graphics: {
      praise: ["La luz [del atardecer|del alba] me hace parar siempre."],
      complaint: ["Las texturas [tardan|parpadean] al caminar."],
    },
    servers: {
      praise: ["Ni colas ni tirones, [ni el primer día|ni una vez]."],
      complaint: ["[Una hora|Cuarenta minutos] de cola y luego desconexión."],
    },
    mobile: {
      praise: ["Empiezo en el PC y sigo [en el metro|en la cama]: [va perfecto|ni se nota]."],
    },
    prices: {
      praise: ["No he gastado [ni un euro|nada] y no lo he echado en falta."],
      complaint: ["Detrás de cada punto rojo hay [una tienda|una oferta]."],
    },
    grind: {
      praise: ["Con una hora al día [basta|sobra]."],
      complaint: ["Es un segundo trabajo [sin sueldo|sin vacaciones]."],
    },
    community: {
      praise: ["{later}Mi gremio [celebra hasta los cumpleaños|es como un barrio]."],
      complaint: ["El chat general es [insufrible|para cerrarlo]."],
    },
    music: {
      praise: ["Dejo el juego puesto [solo por la música|mientras cocino]."],
    },
    controls: {
      praise: ["Con mando se juega [de lujo|de maravilla]."],
      complaint: ["La cámara [odia las paredes|marea]."],
    },
    bugs: {
      praise: ["{later}Los parches llegan [rápido|cada semana] y cumplen."],
      complaint: ["{later}Cada arreglo trae [dos errores nuevos|otra sorpresa]."],
    },
  },
  spoilers: {},
  things: {},
  nicknames: {
    singles: [
      "Churro",
      "NocheLarga",
      "Farola",
      "Golondrina",
      "Trotamundos",
      "Siesta",
      "Brasero",
      "Luciérnaga",
      "Almendra",
      "Peregrina",
    ],
    first: [
      "Viejo",
      "Pequeño",
      "Gran",
      "Buen",
      "Último",
      "Fiel",
      "Bravo",
      "Dulce",
      "Triste",
      "Veloz",
      "Noble",
      "Torpe",
    ],
    second: [
      "Lobo",
      "Búho",
      "Caballero",
      "Zorro",
      "Marinero",
      "Gorrión",
      "Arquero",
      "Panadero",
      "Halcón",
      "Tejón",
      "Pirata",
      "Mirlo",
    ],
    joint: "",
  },
};
