import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { documentVerification as text } from '../../../../contracts/messages/en/documentVerification.ts'
import type { PdfVerification } from '../../../../contracts/ocr/pdfSignatures.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import VerificationPage from '../../../../src/public/verification/VerificationPage.tsx'
import { encryptedSample } from '../../../support/pdfs/encryptedPdf.ts'
import { renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'

stubPublicBrowser()
afterEach(() => vi.unstubAllGlobals())

const locked = () => new File([encryptedSample('aes-128-password').slice()], 'locked.pdf', { type: 'application/pdf' })
const SEND = 'POST /public/verify-document'

const found = (more: Partial<PdfVerification>): PdfVerification => ({
  verdict: 'unreadable',
  reasons: [],
  size: 1522,
  fingerprint: 'ab'.repeat(32),
  signatures: [],
  emptyFields: 0,
  contentDigest: null,
  ...more,
})

test('a locked document asks for its password in the browser, and says when it is wrong', async () => {
  vi.stubGlobal('isSecureContext', true)
  const { user, seen } = renderPublicPage(VerificationPage, `${paths.esignVerification}#${'cd'.repeat(32)}`)
  await user.upload(screen.getByLabelText(text.choose, { exact: false }), locked())
  await user.type(await screen.findByLabelText(text.password.label), 'wrong')
  screen.getByRole('heading', { name: text.password.headline })
  await user.click(screen.getByRole('button', { name: text.password.use }))
  await screen.findByText(text.reasons.wrongPassword)
  const field = screen.getByLabelText<HTMLInputElement>(text.password.label)
  expect([field.type, field.value]).toEqual(['password', ''])
  // Whether the code on paper belongs to it shows only then.
  expect(screen.queryByText(text.digestOther)).toBeNull()
  await user.type(field, 'secret{Enter}')
  await screen.findByRole('heading', { name: text.verdicts.unsigned })
  expect(screen.queryByLabelText(text.password.label)).toBeNull()
  expect(screen.queryByText(text.digestOther)).not.toBeNull()
  expect(seen()).toEqual([])
})

test('a document that the server has checked goes there again with its password, once the person says so', async () => {
  vi.stubGlobal('isSecureContext', false)
  const answers = [found({ reasons: ['needsPassword'] }), found({ verdict: 'unsigned' })]
  const { user, seen } = renderPublicPage(VerificationPage, paths.esignVerification, {
    [SEND]: () => ({ body: answers.shift() }),
  })
  await user.upload(screen.getByLabelText(text.choose, { exact: false }), locked())
  await user.click(await screen.findByRole('button', { name: text.send.act }))
  await user.type(await screen.findByLabelText(text.password.label), 'secret')
  expect(seen()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: text.password.use }))
  await screen.findByRole('heading', { name: text.verdicts.unsigned })
  await waitFor(() => expect(seen()).toHaveLength(2))
  const sent = seen().map(({ body }) =>
    [...(body as FormData)].map(([name, value]) => [name, typeof value === 'string' && value]),
  )
  expect(sent).toEqual([
    [['file', false]],
    [
      ['password', 'secret'],
      ['file', false],
    ],
  ])
})
