import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { useRegisterReview } from "./use-register-review.ts";
import { useShowAllReviews } from "./use-show-all-reviews.ts";

function AllOpener() {
  const show = useShowAllReviews();
  return <Button onClick={() => void show({ gameCode: "tl" })}>Read all reviews</Button>;
}

function WriteOpener() {
  const register = useRegisterReview();
  return <Button onClick={() => void register({ gameCode: "tl", userId: "nobody" })}>Write a review</Button>;
}

export default {
  title: "Review popups",
  specimens: [
    { name: "all reviews, opened by a button", render: AllOpener },
    { name: "register review, opened by a button", render: WriteOpener },
  ],
} satisfies Specimens;
