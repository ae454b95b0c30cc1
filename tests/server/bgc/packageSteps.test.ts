import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BgcPackage } from '../../../contracts/calls/bgc.ts'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import { checkResults } from '../../../contracts/cases/bgc/results.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { applyEvent } from '../../../server/cases/apply.ts'
import { readCase } from '../../../server/cases/rows.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { storeCaseFile } from '../../../server/steps/caseLink.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf, CANDIDATE, type Headers } from '../../support/cases/bgc.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'
import { JPEG } from '../ocr/helpers.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })
const visitor = { ...clientHeaders(ctx) }
const scope = { actor: { kind: 'system', name: CANDIDATE }, ip: null, requestId: null, locale: 'en' } as const

let headers: Headers
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

const show = async (id: string) =>
  (await app.inject({ url: `/api/resources/bgc-cases/${id}`, headers })).json<ShownCaseDetail>()
const resultOf = async (id: string, name: string) => checkResults(await show(id)).find(one => one.name === name)
const verdicts = async (id: string) =>
  Object.fromEntries(checkResults(await show(id)).map(({ name, verdict }) => [name, verdict]))
const started = async (checks: readonly string[], more: object = {}) => {
  const id = await bgc.add(headers, await bgc.save(headers, checks, more))
  await bgc.agree(id, checks)
  return id
}
const judge = async (id: string, step: string, outcome: string) => {
  const reply = await bgc.post(
    `/api/cases/${id}/steps/${step}/review`,
    { outcome, reason: 'Compared with the papers.' },
    headers,
  )
  expect(reply.statusCode, reply.body).toBe(200)
  await runCase(ctx, id)
}
const photo = async (id: string) => {
  const found = await readCase(ctx, ctx.db, id)
  if (!found) throw new Error('no case')
  return (await storeCaseFile(ctx, scope, found.row, { filename: 'paper.jpg', file: Readable.from([JPEG]) })).id
}
/** The newest token in a mail with such an address. */
async function tokenIn(page: string): Promise<string> {
  const rows = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()
  const texts = rows.map(row => openMessage(ctx.vault, row).text)
  return texts.findLast(text => text.includes(page))?.match(new RegExp(`${page}/([\\w-]+)`))?.[1] ?? ''
}

const job = { employer: 'Zenith Components Private Limited', designation: 'Engineer', from: '2021-04', to: '2024-03' }

describe('employment and education', () => {
  test('are clear only once a person has judged what nobody has confirmed', async () => {
    const id = await started(['employment', 'education'])
    const degree = { institution: 'University of Pune', degree: 'B.Com.', year: 2018, files: [await photo(id)] }
    await bgc.answer(id, 'education', { entries: [degree] })
    await bgc.answer(id, 'employment', { employers: [job] })
    expect(await show(id)).toMatchObject({ status: 'open', waitsOn: 'customer' })
    expect(await verdicts(id)).toEqual({ employment: 'pending', education: 'pending' })
    await judge(id, 'education-review', 'passed')
    expect(await verdicts(id)).toEqual({ employment: 'pending', education: 'clear' })
    await judge(id, 'employment-review', 'unable')
    expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'amber' } })
    expect(await verdicts(id)).toEqual({ employment: 'unable', education: 'clear' })
    const employment = await resultOf(id, 'employment')
    expect(employment?.claimed.map(({ source }) => source)).toContain('latestEmployer')
    expect(employment?.found.map(({ source }) => source)).toContain('record')
  })

  test('need a certificate, and the record of a UAN that differs is a discrepancy without anybody', async () => {
    const id = await started(['employment', 'education'], { endsEarly: false })
    const degree = { institution: 'University of Pune', degree: 'B.Com.', year: 2018 }
    await expect(bgc.answer(id, 'education', { entries: [degree] })).rejects.toThrow('Some answers need another look.')
    await bgc.answer(id, 'education', { entries: [{ ...degree, files: [await photo(id)] }] })
    await bgc.answer(id, 'employment', { employers: [job], uan: '100123457000', uanConsent: true })
    expect(await verdicts(id)).toMatchObject({ employment: 'discrepancy' })
    await judge(id, 'education-review', 'passed')
    expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'red' } })
  })
})

describe('a reference', () => {
  const named = {
    referee: 'Meena Iyer',
    company: 'Kaveri Castings Private Limited',
    designation: 'Engineer',
    email: 'meena@kaveri-castings.example',
    phone: '9876501234',
  }
  const good = { answer: 'confirmed' }
  const answers = {
    claims: { name: good, designation: good },
    questions: { quality: 4, reliability: 5 },
    rehire: 'yes',
  }
  const answer = async (id: string, given: object) => {
    const body = { token: await tokenIn('employee-rating'), answer: given }
    const reply = await bgc.post('/public/step-links/answer', body, visitor)
    expect(reply.statusCode, reply.body).toBe(200)
    await runCase(ctx, id)
  }

  test('is asked of the person whom the candidate names, and clear by an address of the company', async () => {
    const id = await started(['reference'])
    await bgc.fillIn(id, 'reference-details', named)
    expect(await show(id)).toMatchObject({ status: 'open', waitsOn: 'other' })
    await answer(id, answers)
    expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'green' } })
    const found = await resultOf(id, 'reference')
    expect(found).toMatchObject({ verdict: 'clear' })
    expect(found?.found.map(({ source }) => source).toSorted()).toEqual(['designation', 'name'])
  })

  test('is looked at where the address proves nothing, and where the referee would not work with them again', async () => {
    const free = await started(['reference'])
    await bgc.fillIn(free, 'reference-details', { ...named, email: 'meena.iyer@gmail.com' })
    await answer(free, answers)
    expect(await verdicts(free)).toEqual({ reference: 'pending' })
    await judge(free, 'reference-review', 'passed')
    expect(await show(free)).toMatchObject({ status: 'done', verdict: { value: 'green' } })
    const never = await started(['reference'])
    await bgc.fillIn(never, 'reference-details', named)
    await answer(never, { ...answers, rehire: 'no' })
    expect(await show(never)).toMatchObject({ status: 'open', waitsOn: 'customer' })
  })

  test('does not hold up what is costly, and is skipped where nobody answers', async () => {
    const id = await started(['reference', 'court'])
    await bgc.fillIn(id, 'profile', { birthDate: '1990-05-17', address: '12 MG Road, Pune 411001' })
    await bgc.fillIn(id, 'reference-details', named)
    const court = (await show(id)).steps.find(step => step.id === 'court')
    expect(court?.status).not.toBe('waiting')
    const skip = await bgc.post(`/api/cases/${id}/steps/reference/skip`, { reason: 'She has left the firm.' }, headers)
    expect(skip.statusCode, skip.body).toBe(200)
    await runCase(ctx, id)
    expect(await verdicts(id)).toMatchObject({ reference: 'pending' })
    await judge(id, 'reference-review', 'failed')
    expect(await show(id)).toMatchObject({ verdict: { value: 'red' } })
  })
})

describe('an address', () => {
  test('is filled in from the profile, and is not proven by a photo that was uploaded', async () => {
    const id = await started(['address', 'court'])
    await bgc.fillIn(id, 'profile', { birthDate: '1990-05-17', address: '12 MG Road, Pune 411001' })
    const skipped = { type: 'failed', step: 'address-document', round: 1, reason: 'expired', isFinal: true } as const
    await ctx.db.transaction().execute(trx => applyEvent(ctx, trx, id, { event: skipped, by: 'system' }))
    await runCase(ctx, id)
    const token = await tokenIn('accept-bgc-request')
    const { open } = (await bgc.post('/public/case-links/read', { token }, visitor)).json<CaseLinkSteps>()
    expect(open.find(step => step.id === 'address')?.prefilled).toEqual({
      'address.line1': '12 MG Road, Pune',
      'address.pin': '411001',
    })
    const address = { line1: '12 MG Road', city: 'Pune', pin: '411001' }
    await bgc.answer(id, 'address', { address, files: [await photo(id)], fromCamera: false })
    expect(await verdicts(id)).toMatchObject({ address: 'pending' })
    await judge(id, 'address-review', 'unable')
    expect(await verdicts(id)).toMatchObject({ address: 'unable' })
  })
})

test('verifiers judge in place of the employer where the package says so', async () => {
  const id = await started(['employment'], { reviewedBy: 'verifiers' })
  const { packages } = (await app.inject({ url: '/api/bgc/packages', headers })).json<{ packages: BgcPackage[] }>()
  expect(packages.map(({ reviewedBy }) => reviewedBy)).toContain('verifiers')
  await bgc.answer(id, 'employment', { employers: [job] })
  expect(await show(id)).toMatchObject({ status: 'open', waitsOn: 'staff' })
  const task = await ctx.db.selectFrom('verification_tasks').selectAll().where('case_id', '=', id).executeTakeFirst()
  expect(task).toMatchObject({ kind: 'verifierReview', ended_at: null })
  const own = { outcome: 'passed', reason: 'I say so myself.' }
  expect((await bgc.post(`/api/cases/${id}/steps/employment-review/review`, own, headers)).statusCode).not.toBe(200)
})

test('whoever declines is asked for nothing more', async () => {
  const id = await bgc.add(headers, await bgc.save(headers, ['pan', 'aml']))
  const before = (await ctx.db.selectFrom('invitations').select('id').execute()).length
  const declined = { type: 'failed', step: 'consent', round: 1, reason: 'declined', isFinal: true } as const
  await ctx.db.transaction().execute(trx => applyEvent(ctx, trx, id, { event: declined, by: 'system' }))
  await runCase(ctx, id)
  expect(await show(id)).toMatchObject({ status: 'done', verdict: { value: 'amber' }, chargedPaise: 0 })
  expect((await show(id)).verdictReason?.en).toBe('The candidate did not answer.')
  expect(await ctx.db.selectFrom('invitations').select('id').execute()).toHaveLength(before)
})
