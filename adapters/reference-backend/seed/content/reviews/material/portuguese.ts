import type { ReviewMaterial } from "../material.ts";

export const portuguese: ReviewMaterial = {
  language: "pt-BR",
  separator: " ",
  sentences: {
    opening: {
      praise: [
        "[Já são {hours} horas e|Com {hours} horas jogadas,] ainda entro [sorrindo|animado] toda noite.",
        "{later}{game} levou [meus domingos|meu sono] e [não reclamo|faria tudo de novo].",
        "Fazia [anos|tempo] que um jogo não me [prendia|surpreendia] assim.",
      ],
      doubt: [
        "Jogo bom, com [umas manias|arestas para aparar].",
        "Joguei {hours} horas e ainda [não sei se indico|estou em dúvida].",
      ],
      complaint: ["Eu queria gostar. [De verdade.|Juro.]", "Foram {hours} horas de paciência, [chega|deu]."],
    },
    closing: {
      praise: ["[Recomendo de olhos fechados.|Pode baixar sem medo.]", "A gente se vê [hoje à noite|no campo]."],
      doubt: ["Testa [de graça|com os amigos] e depois decide."],
      complaint: ["Volto [quando consertarem|um dia, talvez]."],
    },
    combat: {
      praise: ["O combate tem [peso|ritmo] e cada acerto [faz sentido|dá gosto]."],
      doubt: ["Em grupo pequeno é ótimo, com quarenta vira [bagunça|queima de fogos]."],
      complaint: ["No fim quem vence é [o equipamento|o número], não o jogador."],
    },
    story: {
      praise: ["As missões paralelas têm [gente de verdade|alma], não entregas."],
      complaint: ["A história para [no meio da guerra|na melhor parte]."],
    },
    siege: {
      praise: ["Ontem seguramos o portão em onze, ainda estou [rouco|tremendo]."],
      complaint: ["Uma aliança só manda em tudo, o cerco virou [desfile|formalidade]."],
    },
    graphics: {
      praise: ["A luz do [fim de tarde|amanhecer] me faz parar toda vez."],
      complaint: ["As texturas [demoram|piscam] quando a gente anda."],
    },
    servers: {
      praise: ["Sem fila e sem lag em [São Paulo|Recife], [nem na estreia|nenhuma vez]."],
      complaint: ["[Uma hora|Quarenta minutos] de fila e depois cai a conexão."],
    },
    mobile: {
      praise: ["Começo no PC e continuo [no ônibus|na cama]: [liso|perfeito]."],
    },
    prices: {
      praise: ["Não gastei [um real|nada] e não fez falta."],
      complaint: ["Atrás de cada pontinho vermelho tem [uma loja|um pacote]."],
    },
    grind: {
      praise: ["Uma hora por dia [basta|dá e sobra]."],
      complaint: ["É um segundo emprego [sem salário|sem férias]."],
    },
    community: {
      praise: ["{later}Minha guilda [lembra até aniversário|virou família]."],
      complaint: ["O chat geral é [um horror|melhor fechado]."],
    },
    music: {
      praise: ["Deixo o jogo aberto [só pela música|enquanto cozinho]."],
    },
    controls: {
      praise: ["No controle fica [uma delícia|outro jogo]."],
      complaint: ["A câmera [briga com as paredes|dá enjoo]."],
    },
    bugs: {
      praise: ["{later}As correções chegam [rápido|toda semana] e funcionam."],
      complaint: ["{later}Cada correção traz [dois bugs novos|outra surpresa]."],
    },
  },
  spoilers: {},
  things: {},
  nicknames: {
    singles: [
      "PãoDeQueijo",
      "Vagalume",
      "MadrugadaBR",
      "Cafuné",
      "Saudade",
      "Jabuticaba",
      "Boitatá",
      "Sabiá",
      "Redemoinho",
      "Garoa",
    ],
    first: [
      "Velho",
      "Pequeno",
      "Bravo",
      "Último",
      "Tímido",
      "Esperto",
      "Ligeiro",
      "Nobre",
      "Sonolento",
      "Curioso",
      "Teimoso",
      "Feliz",
    ],
    second: [
      "Lobo",
      "Tucano",
      "Cavaleiro",
      "Tatu",
      "Marujo",
      "Arqueiro",
      "Gavião",
      "Capivara",
      "Jacaré",
      "Pirata",
      "Padeiro",
      "Beija_Flor",
    ],
    joint: "",
  },
};
