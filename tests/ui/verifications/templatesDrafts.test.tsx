// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { templates } from '../../../contracts/messages/en/templates.ts'
import { formatText } from '../../../contracts/messages/translate.ts'
import { productOf } from '../../../contracts/products/index.ts'
import Drafts from '../../../src/customRoutes/drafts/Drafts.tsx'
import Templates from '../../../src/customRoutes/templates/Templates.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const { drafts, form, own, removing } = templates

const listOf = (name: string, body: object[]) => () => ({
  body,
  headers: { 'content-range': `${name} 0-${body.length - 1}/${body.length}` },
})

const template = {
  id: 'tpl_1',
  product: 'pan-check',
  name: 'Vendors',
  purpose: 'vendor_onboarding',
  reference: 'WEST-2026',
  columns: [{ source: 'pan', header: 'Tax no' }],
  createdBy: 'Ananya Iyer',
  createdAt: '2026-11-21T06:12:00.000Z',
  updatedAt: '2026-11-21T06:12:00.000Z',
}

const openTemplates = () =>
  renderConsolePage(Templates, {
    path: '/templates',
    answers: {
      'GET /api/resources/input-templates': listOf('input-templates', [template]),
      'POST /api/resources/input-templates': ({ body }) => ({
        status: 201,
        body: { ...template, ...(body as object) },
      }),
      'PUT /api/resources/input-templates/tpl_1': ({ body }) => ({ body: { ...template, ...(body as object) } }),
      'DELETE /api/resources/input-templates/tpl_1': () => ({ body: template }),
    },
  })

test('a template keeps its product; its name, purpose and columns can be changed', async () => {
  const { user, seen } = await openTemplates()
  expect(await screen.findByText('Tax no')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: formatText(own.edit, { name: 'Vendors' }) }))
  const dialog = within(await screen.findByRole('dialog', { name: form.edit }))
  expect(dialog.queryByRole('combobox', { name: form.product })).toBeNull()
  const pan = dialog.getByRole('textbox', { name: 'PAN' })
  await user.clear(pan)
  await user.type(dialog.getAllByRole('textbox', { name: /^Name/ })[1] as HTMLElement, 'Legal name')
  await user.click(dialog.getByRole('button', { name: form.save }))
  await waitFor(() => expect(seen.some(({ method }) => method === 'PUT')).toBe(true))
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Vendors',
    purpose: 'vendor_onboarding',
    reference: 'WEST-2026',
    columns: [{ source: 'name', header: 'Legal name' }],
  })
  expect(await screen.findByText(formatText(form.saved, { name: 'Vendors' }))).toBeTruthy()
})

test('a new template drops the columns that were typed for another product', async () => {
  const { user, seen } = await openTemplates()
  await user.click(await screen.findByRole('button', { name: own.add }))
  const dialog = within(await screen.findByRole('dialog', { name: form.add }))
  await user.type(dialog.getAllByRole('textbox', { name: /^Name/ })[0] as HTMLElement, 'Sites')
  await user.type(dialog.getByRole('textbox', { name: 'PAN' }), 'Tax no')
  await user.click(dialog.getByRole('combobox', { name: form.product }))
  await user.click(screen.getByRole('option', { name: productOf('gstin-check').label.en }))
  await user.type(dialog.getByRole('textbox', { name: 'GSTIN' }), 'GST no')
  await user.click(dialog.getByRole('button', { name: form.save }))
  await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true))
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Sites',
    product: 'gstin-check',
    purpose: null,
    reference: null,
    columns: [{ source: 'gstin', header: 'GST no' }],
  })
})

test('a template is deleted after confirmation', async () => {
  const { user, seen } = await openTemplates()
  await user.click(await screen.findByRole('button', { name: formatText(own.remove, { name: 'Vendors' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: removing.confirm }))
  expect(await screen.findByText(formatText(removing.done, { name: 'Vendors' }))).toBeTruthy()
  expect(seen.some(({ method, path }) => method === 'DELETE' && path.endsWith('/tpl_1'))).toBe(true)
})

const draft = {
  id: 'dft_1',
  product: 'pan-check',
  subject: 'AAxxxx000A',
  purpose: null,
  reference: 'Q-77',
  savedBy: 'Ananya Iyer',
  createdAt: '2026-11-21T06:12:00.000Z',
  updatedAt: '2026-11-21T06:12:00.000Z',
  expiresAt: '2026-12-21T06:12:00.000Z',
}
const job = {
  id: 'job_1',
  product: 'gstin-check',
  status: 'ready',
  fileName: 'sites.csv',
  counts: { total: 12, ready: 12, problem: 0, duplicate: 0, done: 0, completed: 0, notFound: 0, unavailable: 0 },
  requestedBy: 'Ananya Iyer',
  createdAt: '2026-11-21T06:12:00.000Z',
  expiresAt: '2026-12-21T06:12:00.000Z',
}

const openDrafts = (checks: object[], files: object[], session = {}) =>
  renderConsolePage(Drafts, {
    path: '/drafts',
    session,
    answers: {
      'GET /api/resources/drafts': listOf('drafts', checks),
      'GET /api/resources/bulk-jobs': listOf('bulk-jobs', files),
      'DELETE /api/resources/drafts/dft_1': () => ({ body: draft }),
      'DELETE /api/bulk-jobs/job_1': () => ({ body: {} }),
    },
  })

test('unfinished checks and files can be resumed, and are deleted after confirmation', async () => {
  const { user, seen } = await openDrafts([draft], [job])
  const resume = await screen.findByRole('link', {
    name: formatText(drafts.resumeOf, { name: `${productOf('pan-check').label.en} AAxxxx000A` }),
  })
  expect(resume.getAttribute('href')).toBe('/bulk-pan?draft=dft_1')
  const file = await screen.findByRole('link', { name: formatText(drafts.resumeOf, { name: 'sites.csv' }) })
  expect(file.getAttribute('href')).toContain('mode=bulk&job=job_1')
  const asked = seen.filter(({ path }) => path.endsWith('/bulk-jobs')).map(({ search }) => search.get('filter') ?? '')
  expect(asked.map(filter => JSON.parse(filter))).toEqual(
    asked.map(() => ({ status: ['checking', 'ready', 'failed'] })),
  )

  for (const [name, path] of [
    [/^Delete draft PAN/, '/api/resources/drafts/dft_1'],
    ['Delete draft sites.csv', '/api/bulk-jobs/job_1'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: drafts.removeTitle }))
    await user.click(dialog.getByRole('button', { name: drafts.confirm }))
    await waitFor(() => expect(seen.some(one => one.method === 'DELETE' && one.path === path)).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('without drafts the page says what appears there; before KYC no files are requested', async () => {
  const { seen } = await openDrafts([], [job], { kycComplete: false })
  expect(await screen.findByRole('heading', { name: drafts.empty })).toBeTruthy()
  expect(seen.some(({ path }) => path.endsWith('/bulk-jobs'))).toBe(false)
})
