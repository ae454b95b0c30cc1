interface ServerEvent {
  id: string | undefined
  event: string
  data: string
}

/** Parses server-sent events from a response body (WHATWG HTML, 9.2). Skips comments and events without data. */
export async function* parseServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let rest = ''
  for await (const chunk of chunksOf(body.pipeThrough(new TextDecoderStream() as never))) {
    rest += chunk.replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event.data !== '') yield event
    }
  }
}

/** Uses a reader because not every browser can iterate a stream. Leaving the loop closes the connection. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parse(block: string): ServerEvent {
  const fields = block.split('\n').map(line => {
    const colon = line.indexOf(':')
    return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
  })
  const last = (name: string) => fields.findLast(([field]) => field === name)?.[1]
  const data = fields.filter(([field]) => field === 'data').map(([, value]) => value)
  return { id: last('id'), event: last('event') ?? 'message', data: data.join('\n') }
}
