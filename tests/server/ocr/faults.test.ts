import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../contracts/platform/limits.ts'
import { readQueued } from '../../../server/checks/verifications/queue.ts'
import { objectOf } from '../../../server/files/fileRow.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import type { ReadOutput } from '../../../server/ocr/readTask.ts'
import { HeavyFailure } from '../../../server/platform/ports/heavyPool.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { until } from '../../support/until.ts'
import { upload } from '../../support/uploads.ts'
import { JPEG, readerThatAnswers, reading } from './helpers.ts'

/** Everything that the server writes to its log, at the finest level. */
const logged: string[] = []
const reader = readerThatAnswers()
// No worker: each test says when a waiting check is read, and by whom.
const { app, ctx } = await testApp(
  {},
  { heavy: reader, log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }) },
)

type Headers = Record<string, string>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  answers({ reading: reading(), pictures: [JPEG] })
})

/** The next readings answer this, or fail with it. */
function answers(answer: ReadOutput | HeavyFailure): void {
  reader.run = async () => {
    reader.reads += 1
    if (answer instanceof HeavyFailure) throw answer
    return answer as never
  }
}

const consent = { consent: true, purpose: 'customer_onboarding' }
const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })
const uploaded = async () => (await upload(app, headers, 'card.jpg', JPEG)).json<{ id: string }>().id
const asked = (files: string[], as = headers) =>
  app.inject({
    method: 'POST',
    url: '/api/resources/ocr-document',
    headers: as,
    payload: { input: { kind: 'pan', files }, ...consent },
  })
const waiting = async (files: string[]) => (await asked(files)).json<{ id: string }>().id
const readNow = (id: string) => readQueued(ctx, { id, locale: 'en' })
const shown = async (id: string) => (await get(`/api/resources/ocr-document/${id}`)).json()
const wallet = async () => walletOf(ctx.db, customer.userId, 'product')

describe('a document that cannot be read costs nothing; its answer says which file, why, and what to do', () => {
  test.each([
    ['tooManyPixels', /100 megapixels\. Send it in a smaller size/],
    ['oneColour', /one colour\. Take it again in better light/],
    ['tooBlurred', /blurred to read\. Hold the phone still, go closer/],
    ['broken', /damaged or incomplete\. Send it again/],
    ['modelMissing', /not installed on this server\. The operator/],
    ['pdfPassword', /password\. Send it without one/],
  ] as const)('%s', async (problem, words) => {
    const before = await wallet()
    answers({ problem, file: 1 })
    const id = await waiting([await uploaded(), await uploaded()])
    await readNow(id)
    const check = await shown(id)
    expect(check).toMatchObject({ status: 'rejected_input', charge: { paise: 0 } })
    expect(check.error).toMatch(/^File 2: .* Nothing was charged\.$/)
    expect(check.error).toMatch(words)
    expect(await wallet()).toEqual(before)
  })

  test('the call of a developer names the input', async () => {
    answers({ problem: 'oneColour', file: 0 })
    const key = (await makeKey(ctx, customer.userId)).headers
    const files = [await uploaded()]
    const [reply] = await Promise.all([
      app.inject({ method: 'POST', url: '/v1/ocr-pan', headers: key, payload: { files, ...consent } }),
      readFirstOf(customer),
    ])
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toMatchObject({
      code: 'bad_request',
      fields: [{ field: 'files', message: expect.stringMatching(/^The picture has only one colour.*Nothing was/) }],
    })
  })
})

/** Reads the check that a call waits for, as soon as it waits. */
async function readFirstOf({ userId }: Customer): Promise<void> {
  const { id } = await until(() =>
    ctx.db.selectFrom('verifications').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow(),
  )
  await readNow(id)
}

const noAnswer = { status: 'source_unavailable', error: 'The Document reader did not respond. Nothing was charged.' }
const tooMuch = {
  status: 'rejected_input',
  error: expect.stringMatching(/more time or memory.*Nothing was charged/),
}

describe('a reader that ends in the middle', () => {
  test.each([
    ['crashed', noAnswer],
    ['error', noAnswer],
    ['time', tooMuch],
    ['memory', tooMuch],
  ] as const)('%s: nothing is charged, the files stay, and the check can be run again', async (reason, end) => {
    const before = await wallet()
    const files = [await uploaded()]
    answers(new HeavyFailure('document', reason))
    const id = await waiting(files)
    await readNow(id)
    expect(await shown(id)).toMatchObject({ ...end, charge: { paise: 0 } })
    expect(await wallet()).toEqual(before)
    expect((await get(`/api/files/${files[0]}/content`)).statusCode).toBe(200)
    answers({ reading: reading(), pictures: [JPEG] })
    const again = await waiting(files)
    await readNow(again)
    expect(await shown(again)).toMatchObject({ status: 'completed', result: { number: expect.any(String) } })
  })

  test('with its node: the check goes on elsewhere, and is charged once however often it is delivered', async () => {
    const before = await wallet()
    const id = await waiting([await uploaded()])
    answers(new HeavyFailure('document', 'aborted'))
    await expect(readNow(id)).rejects.toThrow('aborted')
    expect(await shown(id)).toMatchObject({ status: 'in_progress' })
    answers({ reading: reading(), pictures: [JPEG] })
    for (let delivery = 0; delivery < 3; delivery++) await readNow(id)
    const { paise } = (await shown(id)).charge
    expect(paise).toBeGreaterThan(0)
    expect((await wallet()).availablePaise).toBe(before.availablePaise - paise)
    const kept = await ctx.db
      .selectFrom('document_pictures')
      .select('file_id')
      .where('verification_id', '=', id)
      .execute()
    expect(kept).toHaveLength(1)
  })
})

describe('a full queue', () => {
  const { perAccount, all } = limits.queuedChecks

  test('of the account: the next check is refused with a reason, and those that wait are read', async () => {
    const file = await uploaded()
    const ids: string[] = []
    for (let at = 0; at < perAccount; at++) ids.push(await waiting([file]))
    const before = await wallet()
    const refused = await asked([file])
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toMatch(new RegExp(`${perAccount} checks that wait.*Nothing was charged`))
    expect(await wallet()).toEqual(before)
    const other = await makeCustomer(ctx.db)
    expect((await asked(['sample_pan'], await signedIn(ctx, other))).statusCode).toBe(200)
    await readNow(ids[0] ?? '')
    expect((await asked([file])).statusCode).toBe(200)
    for (const id of ids.slice(1)) await readNow(id)
    const ended = await ctx.db.selectFrom('verifications').select('status').distinct().where('id', 'in', ids).execute()
    expect(ended).toEqual([{ status: 'completed' }])
  })

  test('of the whole installation: whoever comes next is asked to try again, for free', async () => {
    const id = await waiting([await uploaded()])
    await sql`
      insert into verifications
      select copy.* from verifications as row, generate_series(1, ${all}) as number,
        jsonb_populate_record(row, jsonb_build_object('id', row.id || '-' || number)) as copy
      where row.id = ${id}`.execute(ctx.db)
    const newcomer = await makeCustomer(ctx.db)
    const before = await walletOf(ctx.db, newcomer.userId, 'product')
    const refused = await asked(['sample_pan'], await signedIn(ctx, newcomer))
    await ctx.db.deleteFrom('verifications').where('id', 'like', `${id}-%`).execute()
    expect(refused.statusCode).toBe(503)
    expect(refused.body).toMatch(/Try again in a few minutes\. Nothing was charged/)
    expect(await walletOf(ctx.db, newcomer.userId, 'product')).toEqual(before)
  })
})

test('no document or crop is open to another tenant: not by any address, not in a cache, not in the log', async () => {
  const content = Buffer.concat([JPEG, Buffer.from('the face of Rohan Zaveri')])
  answers({ reading: reading(), pictures: [content] })
  const upload_ = await uploaded()
  const id = await waiting([upload_])
  await readNow(id)
  const [picture] = (await get(`/api/documents/${id}`)).json<{ pictures: { file: string }[] }>().pictures
  const file = picture?.file ?? ''
  const key = (await makeKey(ctx, customer.userId)).headers
  const stranger = await makeCustomer(ctx.db)
  const session = await signedIn(ctx, stranger)
  const theirKey = (await makeKey(ctx, stranger.userId)).headers
  const testKey = (await makeKey(ctx, customer.userId, 'test')).headers

  const addresses = [
    [`/api/documents/${id}`, headers, session],
    [`/api/resources/ocr-document/${id}`, headers, session],
    [`/api/files/${file}/content`, headers, session],
    [`/api/files/${upload_}/content`, headers, session],
    [`/v1/files/${file}/content`, key, theirKey],
    [`/v1/verifications/${id}`, key, theirKey],
  ] as const
  for (const [url, own, foreign] of addresses) {
    const mine = await get(url, own)
    expect(mine.statusCode, url).toBe(200)
    expect(mine.headers['cache-control'], url).toMatch(/no-store/)
    expect((await get(url, foreign)).statusCode, url).toBe(404)
    expect([401, 403], url).toContain((await get(url, {})).statusCode)
  }
  expect((await get(`/v1/verifications/${id}`, testKey)).statusCode).toBe(404)
  // The stored object is sealed, and there is no address for it.
  expect((await get(`/objects/${objectOf(file)}`, {})).statusCode).toBeGreaterThanOrEqual(400)
  expect((await get(`/objects/${objectOf(file)}?exp=9999999999999&sig=x`, session)).statusCode).toBeGreaterThanOrEqual(
    400,
  )

  // What was read and what it was read from stand in no line of the log and in no row of the log of requests.
  const requests = JSON.stringify(await ctx.db.selectFrom('request_log').selectAll().execute())
  for (const secret of ['ROHAN', 'AAAPZ1000A', '1986-04-12', content.toString('base64').slice(0, 24), 'the face of'])
    for (const text of [logged.join(''), requests]) expect(text).not.toContain(secret)
})
