import { expect, test } from 'vitest'
import { limits } from '../../../contracts/platform/limits.ts'
import type { HeavyPool } from '../../../server/platform/ports/heavyPool.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { until } from '../../support/until.ts'
import { JPEG, reading } from './helpers.ts'

/** Readings that have begun, in order. Each lasts until the test ends it. */
const begun: { userId: string | null; end: () => void }[] = []
let ended = 0
let isOver = false
const reader = {
  size: 2,
  async run(_task: unknown, _input: unknown, { userId }: { userId: string | null }) {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push({ userId, end: resolve })
    if (!isOver) await promise
    return { reading: reading(), pictures: [JPEG] }
  },
  close: async () => {},
} as unknown as HeavyPool

// With its worker, as a node that reads: only the reader itself is the test's.
const { app, ctx } = await testApp({}, { heavy: reader }, { work: true })

const consent = { consent: true, purpose: 'customer_onboarding' }

async function ask(customer: Customer, count: number): Promise<string[]> {
  const headers = await signedIn(ctx, customer)
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const payload = { input: { kind: 'pan', files: ['sample_pan'] }, ...consent }
    const reply = await app.inject({ method: 'POST', url: '/api/resources/ocr-document', headers, payload })
    ids.push(reply.json<{ id: string }>().id)
  }
  return ids
}

/** Ends the reading that began first, and waits until the next one has begun. */
async function endOne(): Promise<void> {
  begun[ended++]?.end()
  await until(() => expect(begun.length).toBe(ended + reader.size))
}

test('one document beside 50 of each of two other accounts is read next, and its place is shown', async () => {
  const { perAccount } = limits.queuedChecks
  const [first, other, small] = [await makeCustomer(ctx.db), await makeCustomer(ctx.db), await makeCustomer(ctx.db)]
  await ask(first, perAccount)
  await until(() => expect(begun.length).toBe(reader.size))
  await ask(other, perAccount)
  const [id = '', second = ''] = await ask(small, 2)

  const headers = await signedIn(ctx, small)
  const { headers: key } = await makeKey(ctx, small.userId)
  const onScreen = async (check: string) =>
    (await app.inject({ url: `/api/resources/ocr-document/${check}`, headers })).json()
  const byKey = async (check: string) => (await app.inject({ url: `/v1/verifications/${check}`, headers: key })).json()
  // The other newcomer asked before; both go before the account of which two are being read.
  for (const shown of [await onScreen(id), await byKey(id)])
    expect(shown).toMatchObject({ status: 'queued', queuePlace: 2 })
  expect(await byKey(second)).toMatchObject({ status: 'queued', queuePlace: 5 })

  await endOne()
  await endOne()
  expect(begun.slice(reader.size).map(({ userId }) => userId)).toEqual([other.userId, small.userId])
  expect(await onScreen(id)).toMatchObject({ status: 'in_progress', queuePlace: null })
  expect(await byKey(second)).toMatchObject({ queuePlace: 3 })

  // The rest needs no waiting, so that the worker can stop.
  isOver = true
  for (const reading of begun) reading.end()
})
