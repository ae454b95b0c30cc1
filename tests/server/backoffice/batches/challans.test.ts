import { expect, test } from 'vitest'
import type { BatchChallan } from '../../../../contracts/resources/batchChallan.ts'
import { readChecks } from '../../../../server/fleet/readChecks.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeJob, makeVerification, signedIn, vault } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const finance = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'finance') })
const verifier = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'verifier') })
const { userId } = await makeCustomer(ctx.db)
const owner = await signedIn(ctx, { userId })

const challan = (number: string, state: string, amountPaise: number, status = 'pending', payability = 'online') => ({
  number,
  issuedOn: '2026-10-01',
  offence: 'Red light',
  section: null,
  place: 'Secret Chowk',
  state,
  amountPaise,
  status,
  paidOn: null,
  payability,
  court: null,
})

function made(jobId: string, rc: string, challans: object[], values: object = {}) {
  const id = newId('ver')
  const seal = (column: 'verifications.input_sealed' | 'verifications.result_sealed', value: object) =>
    vault.seal(JSON.stringify(value), { column, id })
  return makeVerification(ctx.db, userId, {
    id,
    product: 'vehicle-challans',
    job_id: jobId,
    channel: 'bulk',
    input_sealed: seal('verifications.input_sealed', { rc }),
    result_sealed: seal('verifications.result_sealed', { status: 'pending', challans }),
    ...values,
  })
}

const job = await makeJob(ctx.db, userId, {
  product: 'vehicle-challans',
  status: 'completed',
  file_name: 'fleet.csv',
  rows_ready: 5,
  rows_completed: 2,
  rows_not_found: 1,
  rows_unavailable: 1,
  finished_at: new Date(),
})
const other = await makeJob(ctx.db, userId, { product: 'vehicle-challans', rows_ready: 1, rows_completed: 1 })
await made(job, 'MH12AB1234', [
  challan('MH000000000123', 'Maharashtra', 50_000),
  challan('MH000000000124', 'Maharashtra', 20_000, 'paid'),
])
await made(job, 'KA01CD5678', [challan('KA000000000777', 'Karnataka', 90_000, 'pending', 'virtual_court')])
await made(other, 'DL01EF9012', [challan('DL000000000001', 'Delhi', 10_000)])

const totals = (id: string, as = finance) => app.inject({ url: `/admin-api/batches/${id}/challans`, headers: as })
const list = async (filter: object) =>
  (
    await app.inject({
      url: `/admin-api/resources/batch-challans?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      headers: finance,
    })
  ).json<BatchChallan[]>()

test('what a batch found is counted once, and what is not known is named', async () => {
  // Answers that nobody has read yet are not counted as vehicles without challans.
  expect((await totals(job)).json().vehicles).toMatchObject({ answered: 2, uncounted: 2, withPending: 0 })
  await readChecks(ctx)
  await ctx.db.updateTable('verifications').set({ fleet_read_at: null }).where('job_id', '=', job).execute()
  await readChecks(ctx)
  const reply = await totals(job)
  expect(reply.json()).toMatchObject({
    customer: 'Asha Traders',
    fileName: 'fleet.csv',
    vehicles: { asked: 5, answered: 2, notFound: 1, unanswered: 2, uncounted: 0, withPending: 2 },
    pending: { challans: 2, paise: 140_000 },
    paid: { challans: 1, paise: 20_000 },
    payability: [
      { payability: 'virtual_court', challans: 1, paise: 90_000 },
      { payability: 'online', challans: 1, paise: 50_000 },
    ],
    states: [
      { state: 'Karnataka', challans: 1, paise: 90_000 },
      { state: 'Maharashtra', challans: 1, paise: 50_000 },
    ],
  })
})

test('its list has its challans alone, masked', async () => {
  await readChecks(ctx)
  const rows = await list({ jobId: job })
  expect(rows).toHaveLength(3)
  expect(rows.map(({ number }) => number).toSorted()).toEqual(['••••••0123', '••••••0124', '••••••0777'])
  expect(JSON.stringify(rows)).not.toMatch(/MH12AB1234|KA01CD5678|Secret/)
  expect(await list({ jobId: job, status: ['paid'] })).toMatchObject([{ amountPaise: 20_000, state: 'Maharashtra' }])
  expect(await list({ jobId: job, payability: ['virtual_court'] })).toHaveLength(1)
  expect(await list({})).toEqual([])
  const stored = await ctx.db.selectFrom('batch_challans').selectAll().execute()
  expect(JSON.stringify(stored)).not.toMatch(/MH12AB1234|MH000000000123|Secret/)
})

test('other batches, other staff and customers are refused', async () => {
  const pans = await makeJob(ctx.db, userId)
  expect((await totals(pans)).statusCode).toBe(404)
  expect((await totals('job_missing')).statusCode).toBe(404)
  expect((await totals(job, verifier)).statusCode).toBe(403)
  expect((await totals(job, owner)).statusCode).toBe(401)
})
