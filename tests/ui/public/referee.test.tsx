import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { InvitationCover } from '../../../contracts/calls/invitations.ts'
import { publicInvitation } from '../../../contracts/messages/en/publicInvitation.ts'
import { publicReferee as text } from '../../../contracts/messages/en/publicReferee.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import RatingPage from '../../../src/public/invitation/RatingPage.tsx'
import RejectPage from '../../../src/public/invitation/RejectPage.tsx'
import { renderPublicPage, stubPublicBrowser } from './challans/renderPublicPage.tsx'

stubPublicBrowser()
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const addressOf = (path: string) => path.replace(':encryptedUrl', token)

const cover = (more: Partial<InvitationCover> = {}): InvitationCover => ({
  kind: 'stepPerson',
  title: 'Confirm details and give a reference',
  askedBy: 'Asha Traders',
  about: 'Ravi Kumar',
  name: 'Meena',
  until: '2026-12-01T06:30:00.000Z',
  locale: 'en',
  canHandOver: true,
  codeTo: null,
  ...more,
})

const step = {
  id: 'reference',
  title: 'Reference',
  problem: null,
  draft: null,
  prefilled: {},
  kind: 'referee',
  about: 'Ravi Kumar',
  employer: 'Kaveri Castings',
  relation: 'manager',
  claims: [
    { claim: 'designation', stated: 'Sales Manager' },
    { claim: 'to', stated: '2024-06-30' },
  ],
  questions: [{ source: 'work', label: 'Quality of work', kind: 'rating' }],
  asksRehire: true,
}

const waiting = {
  'POST /public/invitations/read': () => ({ body: { state: 'waiting', cover: cover() } }),
  'POST /public/invitations/open': () => ({ body: { state: 'open', cover: cover(), pass: null } }),
  'POST /public/step-links/read': () => ({ body: { state: 'open', step } }),
}

const choose = (legend: RegExp, label: string) =>
  within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: label })

test('a referee confirms, corrects and rates; nothing is chosen beforehand', async () => {
  let sent = 0
  const { user, seen } = renderPublicPage(RatingPage, addressOf(paths.employeeRating), {
    ...waiting,
    'POST /public/step-links/answer': () => {
      sent += 1
      if (sent > 1) return { body: { state: 'ended', end: 'answered', message: 'Thank you.' } }
      const fields = [{ field: 'claims.to.right', message: 'Enter the right date.' }]
      return { status: 400, body: { error: { code: 'bad_request', message: text.look, fields, requestId: 'req_1' } } }
    },
  })
  await user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
  await screen.findByText(/has named you as a reference/)
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
  screen.getByText('30 June 2024')
  await user.click(choose(/^Designation/, text.answers.confirmed))
  await user.click(choose(/^Worked until/, text.answers.different))
  await user.click(choose(/^Quality of work/, '4'))
  await user.click(choose(/^Would you work/, text.yes))
  await user.click(screen.getByRole('button', { name: text.send }))
  await screen.findByText('Enter the right date.')
  await user.type(screen.getByLabelText(text.right), '2023-12-31')
  await user.click(screen.getByRole('button', { name: text.send }))
  expect(
    seen()
      .filter(({ body }) => Object.hasOwn(body as object, 'answer'))
      .at(-1),
  ).toMatchObject({
    body: {
      token,
      answer: {
        claims: { designation: { answer: 'confirmed' }, to: { answer: 'different', right: '2023-12-31' } },
        questions: { work: 4 },
        rehire: 'yes',
      },
    },
  })
})

test('whoever goes back from declining finds what they had entered', async () => {
  const { user } = renderPublicPage(RatingPage, addressOf(paths.employeeRating), waiting)
  await user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
  await screen.findByText(/has named you as a reference/)
  await user.click(choose(/^Quality of work/, '4'))
  await user.click(screen.getByRole('button', { name: publicInvitation.decline.start }))
  await screen.findByLabelText(publicInvitation.decline.reason)
  expect(screen.queryByRole('group', { name: /^Quality of work/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: publicInvitation.decline.back }))
  expect(choose(/^Quality of work/, '4')).toHaveProperty('checked', true)
})

test('the page to decline asks for a reason, and ends the link', async () => {
  const { user, seen } = renderPublicPage(RejectPage, addressOf(paths.employeeReject), {
    ...waiting,
    'POST /public/invitations/decline': () => ({
      body: { state: 'ended', end: 'declined', message: 'You have declined.' },
    }),
  })
  await user.type(await screen.findByLabelText(publicInvitation.decline.reason), 'I never worked there')
  await user.click(screen.getByRole('button', { name: publicInvitation.decline.confirm }))
  await screen.findByText('You have declined.')
  expect(seen().at(-1)).toMatchObject({ body: { token, reason: 'I never worked there' } })
})

test('the page to decline declines no link of another kind', async () => {
  renderPublicPage(RejectPage, addressOf(paths.employeeReject), {
    'POST /public/invitations/read': () => ({ body: { state: 'waiting', cover: cover({ kind: 'case' }) } }),
  })
  await screen.findByText(text.reject.other)
  expect(screen.queryByLabelText(publicInvitation.decline.reason)).toBeNull()
})
