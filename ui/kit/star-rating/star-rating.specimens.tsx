import type { Specimens } from "../specimens.ts";
import { StarRating } from "./star-rating.tsx";

const SCORES = [0, 1.2, 2.5, 3.7, 4.9, 5];

export default {
  title: "Star rating",
  specimens: [
    {
      name: "compact",
      render: () =>
        SCORES.map((score) => (
          <div key={score}>
            <StarRating score={score} />
          </div>
        )),
    },
    {
      name: "stars",
      render: () =>
        SCORES.map((score) => (
          <div key={score}>
            <StarRating score={score} form="stars" size={20} />
          </div>
        )),
    },
  ],
} satisfies Specimens;
