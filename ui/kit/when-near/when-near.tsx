import { type ReactNode, useEffect, useRef, useState } from "react";

interface WhenNearProps {
  /** Placeholder, as high as the part; the server renders it. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Distance from the screen at which a part is near: about half a screen. */
const MARGIN = "400px 0px";

/** A part in browsers only, with data of its own that is not worth a request before the player comes near it. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} data-far={isNear ? undefined : ""}>
      {isNear ? children : placeholder}
    </div>
  );
}
