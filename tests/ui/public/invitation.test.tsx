import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { InvitationCover } from '../../../contracts/calls/invitations.ts'
import { publicInvitation as text } from '../../../contracts/messages/en/publicInvitation.ts'
import { paths, withToken } from '../../../contracts/platform/paths.ts'
import InvitationPage from '../../../src/public/invitation/InvitationPage.tsx'
import { renderPublicPage, stubPublicBrowser } from './challans/renderPublicPage.tsx'

stubPublicBrowser()
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const address = withToken(paths.invitation, token)
const cover = (more: Partial<InvitationCover> = {}): InvitationCover => ({
  kind: 'unknownYet',
  title: 'Sign a document',
  askedBy: 'Asha Traders',
  about: 'Lease.pdf',
  name: 'Ravi',
  until: '2026-12-01T06:30:00.000Z',
  locale: 'en',
  canHandOver: true,
  codeTo: null,
  ...more,
})
const waiting = (more: Partial<InvitationCover> = {}) => ({
  'POST /public/invitations/read': () => ({ body: { state: 'waiting', cover: cover(more) } }),
})
const ended = (message: string) => ({ body: { state: 'ended', end: 'declined', message } })

test('the page says who asks and what, and opens it by a press only', async () => {
  const { user, seen } = renderPublicPage(InvitationPage, address, {
    ...waiting(),
    'POST /public/invitations/open': () => ({ body: { state: 'open', cover: cover(), pass: null } }),
  })
  await screen.findByRole('heading', { name: 'Sign a document' })
  screen.getByText('Asha Traders asks you:')
  screen.getByText('Lease.pdf')
  expect(seen()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: text.continue }))
  await screen.findByText(text.opened)
  expect(seen().at(-1)).toMatchObject({ body: { token } })
})

test('a link that has ended says what became of it', async () => {
  const { seen } = renderPublicPage(InvitationPage, address, {
    'POST /public/invitations/read': () => ended('A newer link was sent to you. Open that one.'),
  })
  await screen.findByRole('heading', { name: text.ended })
  screen.getByText('A newer link was sent to you. Open that one.')
  expect(seen()).toHaveLength(1)
})

test('a code is sent when the person asks for it, and opens the link; what others may do shows after it', async () => {
  const { user, seen } = renderPublicPage(InvitationPage, address, {
    ...waiting({ codeTo: 'r•••@example.com' }),
    'POST /public/invitations/open': ({ body }: { body: unknown }) =>
      (body as { code?: string }).code
        ? { body: { state: 'open', cover: cover({ codeTo: 'r•••@example.com' }), pass: 'pass' } }
        : { body: { state: 'code', sentTo: 'r•••@example.com' } },
    'POST /public/invitations/code': () => ({ body: { state: 'sent', sentTo: 'r•••@example.com' } }),
  })
  await user.click(await screen.findByRole('button', { name: text.continue }))
  await user.click(await screen.findByRole('button', { name: text.code.send }))
  expect(screen.queryByRole('button', { name: text.decline.start })).toBeNull()
  await user.type(await screen.findByLabelText(text.code.label), '123456{Enter}')
  await screen.findByText(text.opened)
  screen.getByRole('button', { name: text.decline.start })
  expect(seen()).toHaveLength(4)
})

test('the person declines with a reason, or hands over to another person', async () => {
  const { user, seen } = renderPublicPage(InvitationPage, address, {
    ...waiting(),
    'POST /public/invitations/hand-over': () => ({
      status: 409,
      body: { error: { code: 'conflict', message: 'Not allowed here.', requestId: 'req_1' } },
    }),
    'POST /public/invitations/decline': () => ended('You have declined.'),
  })
  await user.click(await screen.findByRole('button', { name: text.handOver.start }))
  await user.type(screen.getByLabelText(text.handOver.name), 'Meera')
  await user.type(screen.getByLabelText(text.handOver.email), 'meera@example.com')
  await user.click(screen.getByRole('button', { name: text.handOver.confirm }))
  await screen.findByText('Not allowed here.')
  await user.click(screen.getByRole('button', { name: text.decline.back }))
  await user.click(screen.getByRole('button', { name: text.decline.start }))
  await user.type(screen.getByLabelText(text.decline.reason), 'Wrong name')
  await user.click(screen.getByRole('button', { name: text.decline.confirm }))
  await screen.findByText('You have declined.')
  expect(seen().at(-1)).toMatchObject({ body: { token, reason: 'Wrong name' } })
})
