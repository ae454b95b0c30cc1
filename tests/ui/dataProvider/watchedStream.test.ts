import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseServerSentEvents } from '../../../src/dataProvider/serverSentEvents.ts'
import { watchedStream } from '../../../src/dataProvider/watchedStream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bytes = (text: string) => new TextEncoder().encode(text)

/** A connection that says something when told to, and is never closed by the other side. */
function halfOpen() {
  const left = vi.fn<() => void>()
  let say: (text: string) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: controller => void (say = text => controller.enqueue(bytes(text))),
    cancel: left,
  })
  return { body, left, say: (text: string) => say(text) }
}

describe('a watched stream', () => {
  test('goes on as long as events or heartbeats come', async () => {
    const { body, say } = halfOpen()
    const events = parseServerSentEvents(watchedStream(body, 1_000))
    const next = events.next()
    for (let at = 0; at < 5; at++) {
      await vi.advanceTimersByTimeAsync(900)
      say(':\n\n')
      await vi.advanceTimersByTimeAsync(0)
    }
    say('event: state\ndata: {}\n\n')
    expect(await next).toMatchObject({ value: { event: 'state', data: '{}' } })
  })

  test('ends with an error in silence, and lets the connection go', async () => {
    const { body, left, say } = halfOpen()
    const events = parseServerSentEvents(watchedStream(body, 1_000))
    const read = events.next()
    const failed = read.catch((error: unknown) => error)
    say(':\n\n')
    await vi.advanceTimersByTimeAsync(2_100)
    expect(await failed).toMatchObject({ message: 'The line is silent.' })
    expect(left).toHaveBeenCalled()
  })
})
