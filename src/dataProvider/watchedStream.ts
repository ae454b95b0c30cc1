/** The server sends an event or a heartbeat every ten seconds: after so long a silence the line is dead, though nobody has closed it. */
export const SILENCE_MS = 30_000

/**
 * The same bytes, with an error once none has come for so long: a half-open connection, as after a change of the network, would otherwise be waited for without an end. The reader
 * connects anew, as after any cut.
 */
export function watchedStream(body: ReadableStream<Uint8Array>, silenceMs = SILENCE_MS): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The line is silent.')), silenceMs)
      })
      try {
        const { done, value } = await Promise.race([reader.read(), silence])
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        void reader.cancel().catch(() => {})
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: reason => reader.cancel(reason),
  })
}
