/** Whether the publisher API below `base` answers as one, for `/readyz`. */
export async function probePublisher(
  base: string,
  timeoutMs: number,
): Promise<{ readonly ready: boolean; readonly reason?: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${base}/api/store/languages`, { redirect: "manual", signal });
    if (!answer.ok) return { ready: false, reason: `${base} answers with ${answer.status}` };
    await answer.json();
    return { ready: true };
  } catch (error) {
    return {
      ready: false,
      reason: `${base} ${error instanceof SyntaxError ? "answers without JSON" : "does not answer"}`,
    };
  }
}
