/** Topic on which the streams of a session hear that it has ended. */
export const sessionTopic = (publicId: string) => `session:${publicId}`;
