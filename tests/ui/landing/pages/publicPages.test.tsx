import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { publicPages } from '../../../../contracts/messages/en/publicPages.ts'
import { terms } from '../../../../contracts/people/terms.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { PDF_RESULT_KEY } from '../../../../src/landing/pages/pdfResult/usePdfResult.ts'
import { renderVisitorPage } from './renderVisitorPage.tsx'

const { pdf, thankYou, advertisement, unsubscribe } = publicPages
const signed = '/objects/obj_1?exp=1&sig=s'

afterEach(() => sessionStorage.clear())

test('/thankyou does not claim that anything was sent', async () => {
  await renderVisitorPage(paths.thankYou)
  await screen.findByRole('heading', { name: thankYou.title })
  expect(screen.getByText(/nothing was sent/)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Thank you · Satyapan'))
})

test('/terms is the page of terms until the operator sets another', async () => {
  await renderVisitorPage(paths.terms)
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(terms.length)
  expect(document.body.textContent).not.toContain('%{')
})

test('/advertisement is labelled as one and links to the landing page', async () => {
  await renderVisitorPage(paths.advertisement)
  await screen.findByText('Advertisement for Satyapan')
  expect(screen.getByRole('link', { name: advertisement.more }).getAttribute('href')).toBe(paths.home)
})

type File = { status?: number; headers?: Record<string, string> }

const openWithFile = (file: File) => renderVisitorPage(paths.pdfResult, { 'GET /objects/obj_1': () => file })

test('a PDF whose address is stored in the tab opens in a new tab', async () => {
  sessionStorage.setItem(PDF_RESULT_KEY, signed)
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  await openWithFile({ headers: { 'content-type': 'application/pdf' } })
  const link = await screen.findByRole('link', { name: pdf.open })
  expect(link.getAttribute('href')).toBe('blob:file')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('an expired link to a PDF shows its error', async () => {
  sessionStorage.setItem(PDF_RESULT_KEY, signed)
  await openWithFile({ status: 403 })
  expect(await screen.findByRole('heading', { name: pdf.endedTitle })).toBeTruthy()
})

test.each([
  '',
  'https://elsewhere.test/objects/x.pdf',
  'javascript:alert(1)',
  '/api/user',
  '//elsewhere.test/objects/x',
])('a missing address, or one that is not this server’s, shows that there is no PDF: %s', async kept => {
  if (kept) sessionStorage.setItem(PDF_RESULT_KEY, kept)
  const { seen } = await renderVisitorPage(paths.pdfResult)
  await screen.findByRole('heading', { name: pdf.noneTitle })
  expect(seen).toEqual([])
})

const path = paths.unsubscribe.replace(':code', 'sig~lowBalanceProduct~usr_1')
const place = '/public/unsubscribe/sig~lowBalanceProduct~usr_1'
const missing = { status: 404, body: { error: { code: 'not_found', message: 'No such link.', requestId: 'req_1' } } }

test('opening an unsubscribe link changes nothing; only the button stops the mails', async () => {
  const { user, seen } = await renderVisitorPage(path, {
    [`GET ${place}`]: () => ({ body: { topic: 'lowBalanceProduct', on: true } }),
    [`POST ${place}`]: () => ({ body: { topic: 'lowBalanceProduct', on: false } }),
  })
  await screen.findByRole('heading', { name: unsubscribe.title })
  expect(screen.getByText(unsubscribe.about.lowBalanceProduct, { exact: false })).toBeTruthy()
  expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET']))
  await user.click(screen.getByRole('button', { name: unsubscribe.stop }))
  await screen.findByRole('heading', { name: unsubscribe.doneTitle })
  expect(screen.getByText(unsubscribe.doneDetail, { exact: false })).toBeTruthy()
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a used unsubscribe link says that it is done', async () => {
  await renderVisitorPage(path, { [`GET ${place}`]: () => ({ body: { topic: 'news', on: false } }) })
  await screen.findByRole('heading', { name: unsubscribe.doneTitle })
  expect(screen.queryByRole('button', { name: unsubscribe.stop })).toBeNull()
})

test('an unknown unsubscribe link shows its error', async () => {
  await renderVisitorPage(path, { [`GET ${place}`]: () => missing })
  expect(await screen.findByRole('heading', { name: unsubscribe.unknownTitle })).toBeTruthy()
})

test('without a reply the unsubscribe page offers a retry', async () => {
  let down = true
  const { user } = await renderVisitorPage(path, {
    [`GET ${place}`]: () => {
      if (down) throw new TypeError('fetch failed')
      return { body: { topic: 'news', on: true } }
    },
  })
  await screen.findByRole('heading', { name: unsubscribe.errorTitle })
  down = false
  await user.click(screen.getByRole('button', { name: unsubscribe.retry }))
  expect(await screen.findByRole('heading', { name: unsubscribe.title })).toBeTruthy()
})
