/** Topic that ends the streams of a session. */
export const sessionTopic = (publicId: string) => `session:${publicId}`;
