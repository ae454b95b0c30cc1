import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { InvitationCover } from '../../../../contracts/calls/invitations.ts'
import { publicEsign as text } from '../../../../contracts/messages/en/publicEsign.ts'
import { publicInvitation } from '../../../../contracts/messages/en/publicInvitation.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import AcceptPage from '../../../../src/public/esign/AcceptPage.tsx'
import CopyPage from '../../../../src/public/esign/CopyPage.tsx'
import OtherDevicePage from '../../../../src/public/esign/OtherDevicePage.tsx'
import ResponsePage from '../../../../src/public/esign/ResponsePage.tsx'
import SignedPage from '../../../../src/public/esign/SignedPage.tsx'
import { keepOutcome } from '../../../../src/public/esign/signing/outcome.ts'
import { navigatedTo, renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'
import { acceptAddress, CONSENT, READ, signAddress, signingOf, token } from './signing.ts'

vi.mock('../../../../src/public/esign/pdf/openDocument.ts', async () => (await import('./signing.ts')).fakeEngine())
const saveBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('../../../../src/dataProvider/saveBlob.ts', () => ({ saveBlob }))

stubPublicBrowser()

const cover = (more: Partial<InvitationCover> = {}): InvitationCover => ({
  kind: 'esignSigner',
  title: 'Read and sign a document',
  askedBy: 'Asha Traders',
  about: 'Lease of a shop',
  name: 'Ravi',
  until: '2026-12-01T06:30:00.000Z',
  locale: 'en',
  canHandOver: false,
  codeTo: null,
  ...more,
})
const link = (more: Partial<InvitationCover> = {}) => ({
  'POST /public/invitations/read': () => ({ body: { state: 'waiting', cover: cover(more) } }),
  'POST /public/invitations/open': () => ({ body: { state: 'open', cover: cover(more), pass: null } }),
})

const responseAddress = paths.esignResponse.replace(':code', token)
const copyAddress = paths.viewDocument.replace(':code', token)

test.each(['esignSigner', 'esignReviewer'])(
  'a link of %s asks for consent in words, then leads to the document',
  async kind => {
    const { user, seen } = renderPublicPage(AcceptPage, acceptAddress, {
      ...link({ kind }),
      [READ]: () => ({ body: signingOf([], { consented: false }) }),
      [CONSENT]: () => ({ body: signingOf([]) }),
    })
    await user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
    await screen.findByText('I agree to sign electronically.')
    screen.getByRole('button', { name: publicInvitation.decline.start })
    await user.click(screen.getByRole('button', { name: text.consent.agree }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Lease of a shop' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect([location.pathname, navigatedTo.mock.calls]).toEqual([signAddress, []])
    const consented = seen().filter(({ path }) => path === '/public/esign-links/consent')
    expect(consented).toMatchObject([{ body: { token, sha256: 'a'.repeat(64) } }])
    // The document of the consent is the one that is shown.
    expect(seen().filter(({ path }) => path === '/public/esign-links/read')).toHaveLength(1)
  },
)

test('whoever has agreed already is led on', async () => {
  const { user } = renderPublicPage(AcceptPage, acceptAddress, { ...link(), [READ]: () => ({ body: signingOf([]) }) })
  await user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
  await screen.findByRole('heading', { level: 1, name: 'Lease of a shop' })
  expect(location.pathname).toBe(signAddress)
})

test('another document than the one that was read is not agreed to', async () => {
  const { user } = renderPublicPage(AcceptPage, acceptAddress, {
    ...link(),
    [READ]: () => ({ body: signingOf([], { consented: false }) }),
    [CONSENT]: () => ({
      status: 409,
      body: { error: { code: 'conflict', message: 'This is another document by now.', requestId: 'req_1' } },
    }),
  })
  await user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
  await user.click(await screen.findByRole('button', { name: text.consent.agree }))
  await screen.findByText('This is another document by now.')
  expect(navigatedTo).not.toHaveBeenCalled()
})

test('a copy says who signed, has the file, and cannot be declined', async () => {
  const { user, seen } = renderPublicPage(CopyPage, copyAddress, {
    ...link({ kind: 'esignCopy' }),
    'POST /public/esign-copies/read': () => ({
      body: {
        state: 'open',
        title: 'Lease of a shop',
        askedBy: 'Asha Traders',
        completedAt: '2026-11-28T06:30:00.000Z',
        bytes: 1_234_000,
        sha256: 'b'.repeat(64),
        signers: [{ name: 'Ravi Kumar', at: '2026-11-28T06:00:00.000Z' }],
        hasCertificate: false,
        attachments: [{ field: 'f1', name: 'licence.pdf', by: 'Ravi Kumar', bytes: 42_000 }],
      },
    }),
    'GET /public/esign-copies/document': () => ({ text: '%PDF-1.7' }),
    'GET /public/esign-copies/attachments/f1': () => ({ text: '%PDF-1.7' }),
  })
  await user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
  await screen.findByText('b'.repeat(64))
  screen.getByText('Ravi Kumar')
  screen.getByText('From Ravi Kumar, 42 kB')
  screen.getByText('28 Nov 2026, 11:30 am')
  expect(screen.queryByRole('button', { name: publicInvitation.decline.start })).toBeNull()
  await user.click(screen.getByRole('button', { name: text.copy.download }))
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'Lease of a shop.pdf'))
  const asked = seen().at(-1)
  expect(asked?.headers.get('x-link-token')).toBe(token)
  expect(asked?.search.toString()).toBe('')
  await user.click(screen.getByRole('button', { name: 'licence.pdf' }))
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'licence.pdf'))
  expect(seen().at(-1)?.headers.get('x-link-token')).toBe(token)
})

test('a request is declined with a reason', async () => {
  const { user, seen } = renderPublicPage(ResponsePage, responseAddress, {
    ...link(),
    'POST /public/invitations/decline': () => ({
      body: { state: 'ended', end: 'declined', message: 'You have declined.' },
    }),
  })
  await screen.findByText(text.response.waiting)
  expect(screen.getByRole('link', { name: text.response.open }).getAttribute('href')).toBe(acceptAddress)
  await user.click(screen.getByRole('button', { name: text.response.decline }))
  await user.type(screen.getByLabelText(publicInvitation.decline.reason), 'The rent is wrong')
  await user.click(screen.getByRole('button', { name: publicInvitation.decline.confirm }))
  await screen.findByText('You have declined.')
  expect(seen().at(-1)).toMatchObject({ body: { token, reason: 'The rent is wrong' } })
})

test('whoever has not entered the code of a request cannot decline it', async () => {
  renderPublicPage(ResponsePage, responseAddress, link({ codeTo: 'r•••@example.com' }))
  await screen.findByText(text.response.codeFirst)
  expect(screen.queryByRole('button', { name: text.response.decline })).toBeNull()
})

test('the thanks say what comes next', async () => {
  keepOutcome({ role: 'approve', isLast: true, afterUrl: null })
  renderPublicPage(SignedPage, paths.documentSigned)
  await screen.findByRole('heading', { name: text.signed.title.approve })
  screen.getByText(text.signed.last)
  screen.getByText(text.signed.notYouDetail)
  expect(screen.queryByText(text.signed.waiting)).toBeNull()
})

test('the page about other devices says what goes with the person', async () => {
  renderPublicPage(OtherDevicePage, paths.appendSignature)
  await screen.findByRole('heading', { name: text.otherDevice.title })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(text.otherDevice.steps.goOn)
})
