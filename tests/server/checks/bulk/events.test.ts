import { beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import type { Progress } from '../../../../server/checks/bulk/presentJob.ts'
import type { App } from '../../../../server/platform/http/types.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { until } from '../../../support/until.ts'
import { allRest, checked, left, panFile, start } from './helpers.ts'
import { testSource } from './source.ts'

const source = testSource()
const { app, ctx } = await testApp({}, { sources: source.sources }, { work: true })
const listening = async (server: App) => {
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as { port: number }).port
}
const port = await listening(app)

let headers: Record<string, string>
beforeEach(async () => {
  source.open()
  await allRest(ctx)
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

async function follow(id: string, lastEventId?: string, signal?: AbortSignal, at = port) {
  const reply = await fetch(`http://127.0.0.1:${at}/api/bulk-jobs/${id}/events`, {
    headers: { ...headers, ...(lastEventId && { 'last-event-id': lastEventId }) },
    ...(signal && { signal }),
  })
  const events: { id: string; data: Progress }[] = []
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of reply.body as ReadableStream<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, eventId, data] = /^id: (.+)\nevent: progress\ndata: (.+)$/.exec(text.slice(0, end)) ?? []
        if (eventId && data) events.push({ id: eventId, data: JSON.parse(data) as Progress })
        text = text.slice(end + 2)
      }
    }
  }
  return { reply, events, ended: read() }
}

test('progress is followed from the first row to the end, when the connection closes', async () => {
  const job = await checked(app, headers, panFile(60))
  source.close()
  await start(app, headers, job)
  const followed = await follow(job.id)
  expect(followed.reply.headers.get('content-type')).toBe('text/event-stream')
  expect(followed.reply.headers.get('x-accel-buffering')).toBe('no')
  await until(() => expect(followed.events).toHaveLength(1))
  source.open()
  await followed.ended
  expect(followed.events[0]?.data).toMatchObject({ status: 'running', counts: { done: 0 }, rowsPerSecond: null })
  const last = followed.events.at(-1)
  expect(last?.data).toMatchObject({ status: 'completed', counts: { done: 60 }, capturedPaise: 9_000 })

  const resumed = await follow(job.id, last?.id)
  await resumed.ended
  expect(resumed.events).toEqual([])
  const missed = await follow(job.id, followed.events[0]?.id)
  await missed.ended
  expect(missed.events.map(event => event.id)).toEqual([last?.id])
})

test('a listener that goes away is forgotten, and an account has a limited number', async () => {
  const job = await checked(app, headers, panFile(2, 500))
  source.close()
  await start(app, headers, job)
  const pages = new AbortController()
  const many = await Promise.all(Array.from({ length: 10 }, () => follow(job.id, undefined, pages.signal)))
  expect((await follow(job.id)).reply.status).toBe(429)
  pages.abort()
  await Promise.allSettled(many.map(page => page.ended))
  const after = await until(async () => {
    const page = await follow(job.id)
    expect(page.reply.status).toBe(200)
    return page
  })
  source.open()
  await after.ended
  await left(app, headers, job.id, 'running')
})

test('a server that stops ends its listeners', async () => {
  const job = await checked(app, headers, panFile(2, 600))
  source.close()
  await start(app, headers, job)
  const stopping = await buildApp(ctx)
  const page = await follow(job.id, undefined, undefined, await listening(stopping))
  await until(() => expect(page.events).toHaveLength(1))
  await stopping.close()
  await page.ended
  expect(page.events.at(-1)?.data.status).toBe('running')
  source.open()
})
