import { useState } from "react";
import { Skeleton } from "../skeleton/skeleton.tsx";
import type { Specimens } from "../specimens.ts";
import { InfiniteList } from "./infinite-list.tsx";

const rows = (count: number) => (
  <ul>
    {Array.from({ length: count }, (_, at) => `Article ${at + 1}`).map((title) => (
      <li key={title} style={{ paddingBlock: 10 }}>
        {title}
      </li>
    ))}
  </ul>
);
const nothing = () => undefined;

function Growing() {
  const [count, setCount] = useState(4);
  const [isLoading, setLoading] = useState(false);
  const state = count >= 12 ? "end" : isLoading ? "loading" : "more";
  return (
    <InfiniteList
      name="examples"
      count={count}
      state={state}
      automaticTimes={0}
      onMore={() => {
        setLoading(true);
        setTimeout(() => {
          setLoading(false);
          setCount((known) => known + 4);
        }, 600);
      }}
      skeleton={<Skeleton height="9em" />}
    >
      {rows(count)}
    </InfiniteList>
  );
}

export default {
  title: "Infinite list",
  specimens: [
    { name: "more by the button", render: () => <Growing /> },
    {
      name: "loading",
      render: () => (
        <InfiniteList name="examples" count={2} state="loading" onMore={nothing} skeleton={<Skeleton height="5em" />}>
          {rows(2)}
        </InfiniteList>
      ),
    },
    {
      name: "failed",
      render: () => (
        <InfiniteList name="examples" count={2} state="failed" onMore={nothing}>
          {rows(2)}
        </InfiniteList>
      ),
    },
    {
      name: "the end",
      render: () => (
        <InfiniteList name="examples" count={2} state="end" onMore={nothing}>
          {rows(2)}
        </InfiniteList>
      ),
    },
  ],
} satisfies Specimens;
