import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { useShowGameBoard } from "./use-show-game-board.ts";

function Opener() {
  const show = useShowGameBoard();
  return <Button onClick={() => void show({ gameCode: "tl", area: "home" })}>What players write</Button>;
}

export default {
  title: "Game board",
  specimens: [{ name: "boards of a game, opened by a button", render: Opener }],
} satisfies Specimens;
