import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminChallans } from '../../../contracts/messages/en/adminChallans.ts'
import type { ChallanBrandRow } from '../../../contracts/resources/challanBrand.ts'
import { satyapan } from '../../../server/seed/brandSatyapan.ts'
import { BrandForm } from '../../../src/resources/challanBrands/BrandForm.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const { brands } = adminChallans

const brand: ChallanBrandRow = {
  id: 'brd_1',
  name: 'satyapan',
  title: 'Satyapan',
  token: 'tok_1',
  supportEmail: 'help@satyapan.test',
  supportPhone: null,
  smsSender: null,
  smsTemplateId: null,
  primary: '#0c6577',
  primaryDark: '#4db6c9',
  ink: '#0a2a32',
  content: satyapan,
  onlineDays: null,
  virtualCourtDays: null,
  physicalCourtDays: null,
  lateRefund: false,
  isActive: true,
  logo: null,
  orders: 0,
  ownerId: null,
  owner: null,
  createdAt: '2026-11-18T04:30:00.000Z',
  updatedAt: '2026-11-18T04:30:00.000Z',
}

/** A form for which the server rejects these fields. */
const open = (fields: { field: string; message: string }[], of = brand, uploaded: Promise<void> = Promise.resolve()) =>
  renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <BrandForm brand={of} onClose={() => {}} /> }],
    answers: {
      'POST /admin-api/challan-files': async () => {
        await uploaded
        return { body: { objectId: 'obj_9', bytes: 4 } }
      },
      'PUT /admin-api/resources/challan-brands/brd_1': () => ({
        status: 400,
        body: { error: { code: 'bad_request', message: fields[0]?.message ?? 'No', fields, requestId: 'req_1' } },
      }),
    },
  })

const invalid = () => [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
const describedBy = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')

test('an error is shown at its field, which gets the focus; its path is not shown', async () => {
  const message = 'Enter a value.'
  const { user } = await open([
    { field: 'supportEmail', message: 'Enter a complete e-mail address.' },
    { field: 'ink', message: 'Too light' },
    { field: 'content.questions.1.answer.hi', message },
    { field: 'content.partner.points.0.en', message: 'Control characters are not allowed.' },
  ])
  await user.click(screen.getByRole('button', { name: brands.save }))
  await waitFor(() => expect(invalid()).toHaveLength(4))
  await waitFor(() => expect(document.activeElement).toBe(invalid()[0]))
  const said = invalid().map(field => [
    field.getAttribute('type') === 'color'
      ? brands.ink
      : field.closest('.MuiFormControl-root')?.querySelector('label')?.textContent,
    describedBy(field)?.textContent,
  ])
  expect(said).toEqual([
    [expect.stringContaining(brands.supportEmail), 'Enter a complete e-mail address.'],
    [brands.ink, 'Too light'],
    [`${brands.fields.answer} (${brands.languages.hi})`, message],
    [`${brands.fields.point} (${brands.languages.en})`, 'Control characters are not allowed.'],
  ])
  expect(document.body.textContent).not.toMatch(/content\.|questions\.1/)
})

test('the error disappears once its field is changed, and does not move to another row', async () => {
  const { user } = await open([{ field: 'content.claims.0.figure.en', message: 'At most 40 characters.' }])
  await user.click(screen.getByRole('button', { name: brands.save }))
  await screen.findByText('At most 40 characters.')
  await user.click(
    screen.getAllByRole('button', { name: brands.removeRow.replace('%{number}', '1') })[0] as HTMLElement,
  )
  expect(screen.queryByText('At most 40 characters.')).toBeNull()
  expect(invalid()).toEqual([])
})

test('an error in a company’s name states its line', async () => {
  const of = { ...brand, content: { ...satyapan, trustedBy: ['Chetak', ''] } }
  const { user } = await open([{ field: 'content.trustedBy.1', message: 'Too short.' }], of)
  await user.click(screen.getByRole('button', { name: brands.save }))
  expect(await screen.findByText('Line 2: Too short.')).toBeDefined()
})

test('settlement times can be set and removed, for all routes together', async () => {
  const { user, seen } = await open([])
  const part = screen.getByRole('heading', { name: brands.parts.settlement }).parentElement as HTMLElement
  const fields = within(part).getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ value }) => value)).toContain('Settled in 10–20 days')
  for (const field of fields) await user.clear(field)
  expect(fields.map(({ value }) => value)).toEqual(fields.map(() => ''))
  await user.click(screen.getByRole('button', { name: brands.save }))
  await screen.findByRole('alert')
  const sent = seen.find(({ method }) => method === 'PUT')?.body as { content: object }
  expect(sent.content).not.toHaveProperty('settlement')
})

test('a logo that is removed during its upload is not saved', async () => {
  const upload = Promise.withResolvers<void>()
  const { user, seen } = await open([], brand, upload.promise)
  await user.upload(screen.getByLabelText(brands.logo), new File(['logo'], 'logo.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Remove logo.png' }))
  upload.resolve()
  await user.click(screen.getByRole('button', { name: brands.save }))
  await waitFor(() => expect(seen.some(({ method }) => method === 'PUT')).toBe(true))
  expect(seen.find(({ method }) => method === 'PUT')?.body).not.toMatchObject({ logoId: 'obj_9' })
})
