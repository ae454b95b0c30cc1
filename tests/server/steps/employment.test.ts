import { beforeAll, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import { productOf, type ResultOf } from '../../../contracts/products/index.ts'
import { testApp } from '../../support/app.ts'
import { fieldsOf, personLink, planOf } from '../../support/cases/personLink.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { JPEG } from '../ocr/helpers.ts'

const { app, ctx } = await testApp()
const person = personLink({ app, ctx })
const {
  success: uan,
  notFound,
  down,
} = productOf('uan-check').sandbox as Record<'success' | 'notFound' | 'down', string>

type Settings = Extract<PlanInput['steps'][number], { kind: 'employment' }>['settings']

const planWith = (settings: Settings = {}, tries = 1) =>
  planOf([{ id: 'work', kind: 'employment', title: { en: 'Employment', hi: 'नौकरी' }, settings, tries }])

let headers: Record<string, string>
let record: ResultOf<'uan-check'>
/** What the record says, as its person states it. */
let stated: { employer: string; designation: string; from: string; to: string | null }[]

beforeAll(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  const payload = { input: { uan }, consent: true, purpose: 'other' }
  const made = await person.post('/api/resources/uan-check', payload, headers)
  record = made.json<{ result: ResultOf<'uan-check'> }>().result
  stated = record.employments.map(({ establishment, joinedOn, exitedOn }) => ({
    employer: establishment,
    designation: 'Engineer',
    from: joinedOn.slice(0, 7),
    to: exitedOn?.slice(0, 7) ?? null,
  }))
})

const begin = (settings?: Settings, { name = record.name, tries = 1 } = {}) =>
  person.start(headers, planWith({ years: 40, ...settings }, tries), { name })
const withUan = (employers = stated, number = uan) => ({ employers, uan: number, uanConsent: true })

describe('employers beside the record of the provident fund', () => {
  test('match if each is on record with its dates, and the record is the person’s', async () => {
    const link = await begin()
    expect((await person.read(link.token)).open).toMatchObject([{ kind: 'employment', uan: 'optional', maxFiles: 3 }])
    const [latest, ...others] = stated
    const employers = [
      { ...(latest as (typeof stated)[number]), hrName: 'Meera Nair', hrEmail: 'hr@zenith.example' },
      ...others,
    ]
    expect((await person.answer(link, 'work', withUan(employers))).statusCode).toBe(200)
    expect(await person.stepOf(link.id, 'work')).toMatchObject({
      outcome: 'matched',
      facts: {
        employerCount: stated.length,
        matchedCount: stated.length,
        record: 'found',
        contradictions: 0,
        latestEmployer: latest?.employer,
        hrName: 'Meera Nair',
        hrEmail: 'hr@zenith.example',
      },
    })
  })

  test('differ if a date, an employer that is kept quiet or the person contradicts', async () => {
    const [latest, ...others] = stated
    const wrongDate = { ...(latest as (typeof stated)[number]), from: '2012-01' }
    const dated = await begin()
    await person.answer(dated, 'work', withUan([wrongDate, ...others]))
    expect(await person.stepOf(dated.id, 'work')).toMatchObject({
      outcome: 'discrepancy',
      facts: { datesDiffer: latest?.employer, contradictions: 1 },
    })
    const quiet = await begin()
    await person.answer(quiet, 'work', withUan(others))
    expect(await person.stepOf(quiet.id, 'work')).toMatchObject({
      outcome: 'discrepancy',
      facts: { notStated: latest?.employer },
    })
    const other = await begin({}, { name: 'Zubin Contractor' })
    await person.answer(other, 'work', withUan())
    expect(await person.stepOf(other.id, 'work')).toMatchObject({
      outcome: 'discrepancy',
      facts: { samePerson: false },
    })
  })

  test('are not verified by a record that does not have them, that is not found, or that nobody asked for', async () => {
    const small = await begin()
    const shop = { employer: 'Gupta Kirana Stores', designation: 'Clerk', from: '2009-01', to: '2009-12' }
    await person.answer(small, 'work', withUan([...stated, shop]))
    expect(await person.stepOf(small.id, 'work')).toMatchObject({
      outcome: 'unverified',
      facts: { notFound: 'Gupta Kirana Stores', matchedCount: stated.length },
    })
    const unknown = await begin()
    await person.answer(unknown, 'work', withUan(stated, notFound))
    expect(await person.stepOf(unknown.id, 'work')).toMatchObject({
      outcome: 'unverified',
      facts: { record: 'notFound' },
    })
    const none = await begin()
    await person.answer(none, 'work', { employers: stated })
    expect(await person.stepOf(none.id, 'work')).toMatchObject({ outcome: 'unverified', facts: { record: 'notAsked' } })
    const fresher = await begin()
    await person.answer(fresher, 'work', { employers: [] })
    expect(await person.stepOf(fresher.id, 'work')).toMatchObject({
      outcome: 'unverified',
      facts: { employerCount: 0 },
    })
  })

  test('a source that is down is asked again without asking the person, and verifies nothing in the end', async () => {
    const link = await begin({}, { tries: 2 })
    await person.answer(link, 'work', withUan(stated, down))
    expect(await person.stepOf(link.id, 'work')).toMatchObject({
      status: 'done',
      tries: 2,
      outcome: 'unverified',
      facts: { record: 'noAnswer', employerCount: stated.length },
    })
  })
})

describe('an answer that does not suit', () => {
  test('is refused with its fields: required ones, months to come, a UAN without consent, too many', async () => {
    const link = await begin({ hr: 'required', documents: 'required', uan: 'required', most: 1 })
    const [latest] = stated
    const one = { ...(latest as (typeof stated)[number]), from: '2099-01', to: null }
    const reply = await person.answer(link, 'work', { employers: [one, one] })
    expect(reply.statusCode).toBe(400)
    expect(fieldsOf(reply)).toEqual([
      'employers',
      'employers.0.hrName',
      'employers.0.hrEmail',
      'employers.0.files',
      'employers.0.from',
      'employers.1.files',
      'employers.1.from',
      'uan',
    ])
    const ends = await person.answer(link, 'work', { employers: [{ ...one, from: '2020-05', to: '2020-04' }] })
    expect(fieldsOf(ends)).toEqual(['employers.0.to'])
    const silent = await person.answer(link, 'work', { employers: [], uan })
    expect(fieldsOf(silent)).toEqual(['uanConsent'])
  })

  test('is refused with the file of another case, and keeps its own as evidence', async () => {
    const [mine, other] = [await begin(), await begin()]
    const strange = await person.upload(other.token, 'letter.jpg', JPEG)
    const employers = (id: string) => [{ ...(stated[0] as (typeof stated)[number]), files: [id] }]
    const refused = await person.answer(mine, 'work', { employers: employers(strange) })
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['employers.0.files.0']])
    const own = await person.upload(mine.token, 'letter.jpg', JPEG)
    expect((await person.answer(mine, 'work', { employers: employers(own) })).statusCode).toBe(200)
    const shown = await app.inject({ url: `/api/resources/cases/${mine.id}`, headers })
    expect(shown.json().files).toMatchObject([{ id: own, step: 'work', name: 'letter.jpg' }])
    const file = await ctx.db.selectFrom('files').select('keep_until').where('id', '=', own).executeTakeFirstOrThrow()
    const { due_at } = await ctx.db
      .selectFrom('cases')
      .select('due_at')
      .where('id', '=', mine.id)
      .executeTakeFirstOrThrow()
    expect(Date.parse(file.keep_until)).toBeGreaterThan(Date.parse(due_at))
  })
})
