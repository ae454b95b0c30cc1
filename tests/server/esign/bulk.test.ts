import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { runTurn } from '../../../server/esign/bulk/runTurn.ts'
import { tidyBulkSends } from '../../../server/esign/bulk/work.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import type { Context } from '../../../server/platform/context.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { bulkOf, letterOf, letterRows, sendAll, turnOf } from '../../support/esign/bulk.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { esignOf } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { workbook } from '../checks/bulk/xlsx.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { makeTemplate, uploadRows, act, show, rowsOf, inject } = bulkOf({ app, ctx })
const { tokenFor, sign, show: showEnvelope } = esignOf({ app, ctx })

let customer: Customer
let owner: Record<string, string>
let prefix: string
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
  count += 1
  prefix = `bulk${count}`
})

const held = async () => (await walletOf(ctx.db, customer.userId, 'product')).heldPaise
const envelopesOf = () =>
  ctx.db
    .selectFrom('envelopes')
    .selectAll()
    .where('user_id', '=', customer.userId)
    .where('is_template', '=', false)
    .execute()
const linksTo = async (email: string) =>
  (await listMessages(ctx, email)).filter(({ text }) => text.includes('/accept-esign/')).length

async function checked(rows = letterRows(3, prefix)): Promise<ShownBulkSend> {
  const reply = await uploadRows(owner, await makeTemplate(owner), rows)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

async function started(rows?: string): Promise<ShownBulkSend> {
  const send = await checked(rows)
  const reply = await act(owner, send.id, 'send', { atMostPaise: send.totalPaise })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

test('a template whose signers use Aadhaar e-sign costs it for each row, and each row has a file of its own to be signed', async () => {
  const template = await makeTemplate(owner, file => {
    const draft = letterOf(file)
    return { ...draft, recipients: draft.recipients.map(one => ({ ...one, method: 'aadhaar' })) }
  })
  const reply = await uploadRows(owner, template, letterRows(2, prefix))
  const { id, unitPaise, totalPaise } = reply.json<ShownBulkSend>()
  const plain = (await checked()).unitPaise
  expect(unitPaise).toBeGreaterThan(plain)
  await act(owner, id, 'send', { atMostPaise: totalPaise })
  await sendAll(ctx, customer.userId)
  expect(await show(owner, id)).toMatchObject({ state: 'done', counts: { sent: 2, failed: 0 } })
  expect(await held()).toBe(totalPaise)
  const sent = await envelopesOf()
  expect(new Set(sent.map(one => one.document_file)).size).toBe(1)
  const working = sent.map(one => one.working_sha256)
  expect([working.includes(null), new Set(working).size]).toEqual([false, 2])
})

describe('the rows of a file', () => {
  test('are checked, shown and priced; nothing is sent or held before somebody says so', async () => {
    const send = await checked()
    expect(send).toMatchObject({ state: 'ready', title: 'Employment letter', fileName: 'rows.csv' })
    expect(send.counts).toEqual({ total: 3, problem: 0, ready: 3, sent: 0, failed: 0 })
    expect(send.totalPaise).toBe(3 * send.unitPaise)
    expect([await held(), await envelopesOf(), await linksTo(`${prefix}.0@example.com`)]).toEqual([0, [], 0])
  })

  test('become envelopes, each with its own people and values, held and asked once', async () => {
    const { id, unitPaise } = await started()
    await sendAll(ctx, customer.userId)
    const done = await show(owner, id)
    expect(done).toMatchObject({ state: 'done', counts: { ready: 0, sent: 3, failed: 0 } })
    expect(await held()).toBe(3 * unitPaise)
    const rows = await rowsOf(owner, id)
    expect(rows.map(({ row, name }) => [row, name])).toEqual([
      [2, 'Person Aa'],
      [3, 'Person Ba'],
      [4, 'Person Ca'],
    ])
    const envelope = await showEnvelope(owner, rows[1]?.envelope ?? '')
    expect(envelope).toMatchObject({ state: 'sent', recipients: [{ name: 'Person Ba', state: 'asked' }] })
    expect(envelope.draft.fields.map(({ value }) => value)).toEqual([null, '5001', '5001', 'Day', null, null])
    for (const place of [0, 1, 2]) expect(await linksTo(`${prefix}.${place}@example.com`)).toBe(1)
    // All share the composed pages.
    expect(new Set((await envelopesOf()).map(({ document_file }) => document_file)).size).toBe(1)
    const filter = encodeURIComponent(JSON.stringify({ bulk: id }))
    const list = await inject(owner, { url: `/api/resources/envelopes?filter=${filter}` })
    expect(list.json<ShownEnvelope[]>()).toHaveLength(3)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('are signed and sealed like any other envelope', async () => {
    const { id } = await started(letterRows(1, prefix))
    await sendAll(ctx, customer.userId)
    const [row] = await rowsOf(owner, id)
    const signed = await sign(await tokenFor(`${prefix}.0@example.com`), { values: { shift: 'Night' } })
    expect(signed.json()).toMatchObject({ state: 'done' })
    await sealEnvelope(ctx, row?.envelope ?? '')
    expect(await showEnvelope(owner, row?.envelope ?? '')).toMatchObject({ state: 'completed' })
  })

  test('come from a workbook as well, with headers in Hindi', async () => {
    const content = await workbook(
      ['नाम', 'ईमेल', 'Salary', 'Agreed', 'दस्तावेज़ का शीर्षक'],
      [['आशा राव', `${prefix}@example.com`, 5000, 'हाँ', 'नियुक्ति पत्र']],
    )
    const template = await makeTemplate(owner)
    const send = (await uploadRows(owner, template, content, 'rows.xlsx')).json<ShownBulkSend>()
    await act(owner, send.id, 'send', { atMostPaise: send.totalPaise })
    await sendAll(ctx, customer.userId)
    const [row] = await rowsOf(owner, send.id)
    const envelope = await showEnvelope(owner, row?.envelope ?? '')
    expect(envelope).toMatchObject({ title: 'नियुक्ति पत्र', recipients: [{ name: 'आशा राव' }] })
    expect(envelope.draft.fields.find(({ id }) => id === 'agreed')?.value).toBe('yes')
  })
})

describe('sending', () => {
  test('is refused for another price than the one that was seen, and without balance for all', async () => {
    const send = await checked()
    expect((await act(owner, send.id, 'send', { atMostPaise: send.totalPaise - 1 })).statusCode).toBe(409)
    await ctx.db
      .updateTable('wallets')
      .set({ available_paise: send.totalPaise - 1 })
      .where('user_id', '=', customer.userId)
      .execute()
    expect((await act(owner, send.id, 'send', { atMostPaise: send.totalPaise })).statusCode).toBe(402)
    expect([await turnOf(ctx, customer.userId), await envelopesOf()]).toEqual([undefined, []])
  })

  test('stops when the balance is used up by something else, and goes on where it stopped', async () => {
    const { id, unitPaise } = await started()
    const rich = (paise: number) =>
      ctx.db
        .updateTable('wallets')
        .set({ available_paise: paise })
        .where('user_id', '=', customer.userId)
        .where('kind', '=', 'product')
        .execute()
    await rich(unitPaise)
    await sendAll(ctx, customer.userId)
    const stopped = await show(owner, id)
    expect(stopped).toMatchObject({ state: 'stopped', counts: { sent: 1, ready: 2, failed: 0 } })
    expect(stopped.problem).toContain('balance is used up')
    await rich(10 * unitPaise)
    expect((await act(owner, id, 'send', { atMostPaise: stopped.totalPaise })).statusCode).toBe(200)
    await sendAll(ctx, customer.userId)
    expect(await show(owner, id)).toMatchObject({ state: 'done', problem: null, counts: { sent: 3 } })
    expect(await envelopesOf()).toHaveLength(3)
  })

  test('stops when the price changes on the way', async () => {
    const { id } = await started()
    const dearer = { ...ctx, prices: { ...ctx.prices, priceOf: async () => 99_900 } }
    await sendAll(dearer, customer.userId)
    expect(await show(owner, id)).toMatchObject({ state: 'stopped', counts: { sent: 0, ready: 3 } })
    expect(await held()).toBe(0)
  })

  test('is stopped by a person: what is sent stays sent, the rest can be sent later', async () => {
    const { id } = await started()
    const stopped = (await act(owner, id, 'stop')).json<ShownBulkSend>()
    expect(stopped).toMatchObject({ state: 'stopped', counts: { sent: 0, ready: 3 } })
    await sendAll(ctx, customer.userId)
    expect(await envelopesOf()).toEqual([])
    expect((await act(owner, id, 'stop')).statusCode).toBe(409)
    await act(owner, id, 'send', { atMostPaise: stopped.totalPaise })
    await sendAll(ctx, customer.userId)
    expect((await show(owner, id)).counts).toMatchObject({ sent: 3, ready: 0 })
    expect((await act(owner, id, 'send', { atMostPaise: 0 })).statusCode).toBe(409)
    expect((await inject(owner, { method: 'DELETE', url: `/api/esign/bulk/${id}` })).statusCode).toBe(409)
  })

  test('goes on after a process has ended in the middle of a row, and sends none twice', async () => {
    const { id } = await started()
    let sent = 0
    const dying: Context = {
      ...ctx,
      channels: {
        send: async (...message) => {
          sent += 1
          if (sent > 1) throw new Error('killed')
          return ctx.channels.send(...message)
        },
      },
    }
    const turn = await turnOf(ctx, customer.userId)
    if (!turn) throw new Error('Nothing is to be sent.')
    await expect(runTurn(dying, turn)).rejects.toThrow('killed')
    expect((await show(owner, id)).counts).toMatchObject({ sent: 1, ready: 2 })
    // The queue delivers the turn again, and the sweep sends it again, too.
    await Promise.all([runTurn(ctx, turn), runTurn(ctx, turn), tidyBulkSends(ctx)])
    await sendAll(ctx, customer.userId)
    expect(await show(owner, id)).toMatchObject({ state: 'done', counts: { sent: 3, failed: 0 } })
    for (const place of [0, 1, 2]) expect(await linksTo(`${prefix}.${place}@example.com`)).toBe(1)
    expect(await envelopesOf()).toHaveLength(3)
  })

  test('leaves a row behind that fails again and again, and tries it when it is told to', async () => {
    const { id } = await started(letterRows(2, prefix))
    const broken: Context = { ...ctx, channels: { send: () => Promise.reject(new Error('broken')) } }
    for (let tries = 0; tries < 6; tries += 1) {
      const turn = await turnOf(ctx, customer.userId)
      if (turn) await runTurn(broken, turn).catch(() => undefined)
    }
    const failed = await show(owner, id)
    expect(failed).toMatchObject({ state: 'done', counts: { failed: 2, sent: 0 } })
    expect((await rowsOf(owner, id, '?state=failed'))[0]?.problems[0]?.message).toContain('could not be made')
    expect(await held()).toBe(0)
    await act(owner, id, 'send', { atMostPaise: failed.totalPaise })
    await sendAll(ctx, customer.userId)
    expect((await show(owner, id)).counts).toMatchObject({ failed: 0, sent: 2 })
  })

  test('stops when its document is gone', async () => {
    const { id } = await started()
    const { document_file } = await ctx.db
      .selectFrom('bulk_sends')
      .select('document_file')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await ctx.db.updateTable('files').set({ deleted_at: new Date() }).where('id', '=', document_file).execute()
    await sendAll(ctx, customer.userId)
    expect(await show(owner, id)).toMatchObject({ state: 'stopped', counts: { sent: 0 } })
  })
})

describe('accounts', () => {
  test('take turns: a small list waits for one turn of a large one, not for all of it', async () => {
    await started(letterRows(40, prefix))
    const other = await makeCustomer(ctx.db)
    const theirs = await signedIn(ctx, other)
    const small = (
      await uploadRows(theirs, await makeTemplate(theirs), letterRows(1, `${prefix}other`))
    ).json<ShownBulkSend>()
    await act(theirs, small.id, 'send', { atMostPaise: small.totalPaise })
    const first = await turnOf(ctx, customer.userId)
    const second = await turnOf(ctx, other.userId)
    if (!first || !second) throw new Error('Nothing is to be sent.')
    // One node works on both.
    const late = {
      ...ctx,
      channels: { send: slowly((...sent: Parameters<typeof ctx.channels.send>) => ctx.channels.send(...sent), 60) },
    }
    await runTurn(late, first)
    await runTurn(ctx, second)
    expect(await show(theirs, small.id)).toMatchObject({ state: 'done' })
    expect(await turnOf(ctx, customer.userId)).toEqual({ ...first, turn: first.turn + 1 })
  })

  test('see and change nothing of another one', async () => {
    const { id } = await checked()
    const template = await makeTemplate(owner)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    const answers = [
      await inject(stranger, { url: `/api/esign/bulk/${id}` }),
      await inject(stranger, { url: `/api/esign/bulk/${id}/rows` }),
      await act(stranger, id, 'send', { atMostPaise: 0 }),
      await act(stranger, id, 'stop'),
      await inject(stranger, { method: 'DELETE', url: `/api/esign/bulk/${id}` }),
      await inject(stranger, { url: `/api/esign/templates/${template}/columns` }),
      await uploadRows(stranger, template, letterRows(1, prefix)),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect((await inject(stranger, { url: '/api/esign/bulk' })).json()).toEqual({ sends: [] })
  })
})

test('rows that are discarded are gone, and old ones are deleted', async () => {
  const { id } = await checked()
  expect((await inject(owner, { method: 'DELETE', url: `/api/esign/bulk/${id}` })).statusCode).toBe(200)
  expect((await inject(owner, { url: `/api/esign/bulk/${id}` })).statusCode).toBe(404)
  const unsent = await checked()
  const stopped = await started()
  await act(owner, stopped.id, 'stop')
  await sql`update bulk_sends set created_at = now() - interval '61 days' where user_id = ${customer.userId}`.execute(
    ctx.db,
  )
  expect((await act(owner, stopped.id, 'send', { atMostPaise: stopped.totalPaise })).statusCode).toBe(409)
  await tidyBulkSends(ctx)
  expect((await inject(owner, { url: `/api/esign/bulk/${unsent.id}` })).statusCode).toBe(404)
  const kept = await ctx.db
    .selectFrom('bulk_send_rows')
    .select('row_sealed')
    .where('bulk_id', '=', stopped.id)
    .execute()
  expect(kept.map(({ row_sealed }) => row_sealed)).toEqual([null, null, null])
})

const slowly =
  <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>, ms: number) =>
  async (...args: Args): Promise<Result> => {
    await new Promise(resolve => setTimeout(resolve, ms))
    return run(...args)
  }
