/** Waits for the next frame and the tasks after it: by then the browser has reported which elements are in view. */
export const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
