import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { fieldsOf, personLink, planOf } from '../../support/cases/personLink.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { JPEG } from '../ocr/helpers.ts'

const { app, ctx } = await testApp()
const person = personLink({ app, ctx })
const plan = planOf([
  {
    id: 'studies',
    kind: 'education',
    title: { en: 'Education', hi: 'पढ़ाई' },
    settings: { most: 2, rollNumber: 'required', certificate: 'required' },
  },
])
const degree = { institution: 'University of Mumbai', degree: 'B.Sc.', year: 2016, rollNumber: 'MU-16-0042' }

let headers: Record<string, string>
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

test('degrees are submitted with their certificates, the latest first, and verified by nobody', async () => {
  const link = await person.start(headers, plan)
  const [one, other] = [
    await person.upload(link.token, 'bsc.jpg', JPEG),
    await person.upload(link.token, 'msc.jpg', JPEG),
  ]
  const entries = [
    { ...degree, files: [one] },
    { ...degree, degree: 'M.Sc.', year: 2018, rollNumber: 'MU-18-0007', files: [other] },
  ]
  expect((await person.answer(link, 'studies', { entries })).statusCode).toBe(200)
  expect(await person.stepOf(link.id, 'studies')).toMatchObject({
    status: 'done',
    outcome: 'submitted',
    facts: { entryCount: 2, degree: 'M.Sc.', year: '2018', rollNumber: 'MU-18-0007', documents: 2 },
  })
  const shown = await app.inject({ url: `/api/resources/cases/${link.id}`, headers })
  expect(shown.json().files.map((file: { step: string }) => file.step)).toEqual(['studies', 'studies'])
  expect(shown.body).not.toContain('MU-18-0007')
})

test('what the settings ask for is missing, one by one; a year has to be one', async () => {
  const link = await person.start(headers, plan)
  const bare = { ...degree, rollNumber: null }
  const reply = await person.answer(link, 'studies', { entries: [bare, bare, bare] })
  expect(reply.statusCode).toBe(400)
  expect(fieldsOf(reply)).toEqual([
    'entries',
    ...[0, 1, 2].flatMap(index => [`entries.${index}.rollNumber`, `entries.${index}.files`]),
  ])
  const wrong = await person.answer(link, 'studies', { entries: [{ ...degree, year: 1916 }] })
  expect(fieldsOf(wrong)).toEqual(['entries.0.year'])
  expect((await person.answer(link, 'studies', { entries: [] })).statusCode).toBe(400)
})

test('a certificate has to be a picture or a PDF, whatever its name says', async () => {
  const link = await person.start(headers, plan)
  const csv = await person.upload(link.token, 'bsc.pdf', Buffer.from('Name,Degree\nAsha,B.Sc.\n'))
  const reply = await person.answer(link, 'studies', { entries: [{ ...degree, files: [csv] }] })
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([400, ['entries.0.files.0']])
})
