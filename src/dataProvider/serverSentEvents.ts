import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The server-sent events in a response body. Leaving the loop closes the connection. */
export async function* parseServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: event => events.push(event) })
  // A reader, because not every browser can iterate a stream.
  const reader = body.pipeThrough<string>(new TextDecoderStream() as never).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(value)
      yield* events.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
