import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { publicPages } from '../../../../contracts/messages/en/publicPages.ts'
import { paths } from '../../../../contracts/paths.ts'
import { PDF_RESULT_KEY } from '../../../../src/landing/pages/pdfResult/usePdfResult.ts'
import { renderVisitorPage } from './renderVisitorPage.tsx'

const { pdf, thankYou, advertisement } = publicPages
const signed = '/objects/obj_1?exp=1&sig=s'

afterEach(() => sessionStorage.clear())

test('/thankyou claims nothing that it cannot know', async () => {
  await renderVisitorPage(paths.thankYou)
  await screen.findByRole('heading', { name: thankYou.title })
  expect(screen.getByText(/nothing was sent/)).toBeTruthy()
  expect(document.title).toBe('Thank you · Satyapan')
})

test('/advertisement says that it is one, and leads to the landing', async () => {
  await renderVisitorPage(paths.advertisement)
  await screen.findByText('Advertisement for Satyapan')
  expect(screen.getByRole('link', { name: advertisement.more }).getAttribute('href')).toBe(paths.home)
})

type File = { status?: number; headers?: Record<string, string> }

const openWithFile = (file: File) => renderVisitorPage(paths.pdfResult, { 'GET /objects/obj_1': () => file })

test('a PDF that was handed to the tab is opened in a new one', async () => {
  sessionStorage.setItem(PDF_RESULT_KEY, signed)
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  await openWithFile({ headers: { 'content-type': 'application/pdf' } })
  const link = await screen.findByRole('link', { name: pdf.open })
  expect(link.getAttribute('href')).toBe('blob:file')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('a link that has ended', async () => {
  sessionStorage.setItem(PDF_RESULT_KEY, signed)
  await openWithFile({ status: 403 })
  expect(await screen.findByRole('heading', { name: pdf.endedTitle })).toBeTruthy()
})

test.each([
  '',
  'https://elsewhere.test/objects/x.pdf',
  'javascript:alert(1)',
  '/api/config',
  '//elsewhere.test/objects/x',
])('nothing, or no file of ours, is none: %s', async kept => {
  if (kept) sessionStorage.setItem(PDF_RESULT_KEY, kept)
  const { seen } = await renderVisitorPage(paths.pdfResult)
  await screen.findByRole('heading', { name: pdf.noneTitle })
  expect(seen).toEqual([])
})
