import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { publicInvitation } from '../../../contracts/messages/en/publicInvitation.ts'
import { publicSubject as text } from '../../../contracts/messages/en/publicSubject.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import SubjectPage from '../../../src/public/invitation/SubjectPage.tsx'
import { renderPublicPage, stubPublicBrowser } from './challans/renderPublicPage.tsx'

stubPublicBrowser()
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const address = paths.candidateIntelligence.replace(':encryptedUrl', token)

const cover = {
  kind: 'inquirySubject',
  title: 'Look at what was gathered about you, and say what is right',
  askedBy: 'Asha Traders',
  about: null,
  name: 'Sunita',
  until: '2026-12-01T06:30:00.000Z',
  locale: 'en',
  canHandOver: false,
  codeTo: null,
}

const part = { source: 'PAN profile', at: '2026-11-20T06:00:00.000Z', about: 'AAxxxx000A', isFound: true }
const shown = {
  state: 'open',
  reason: 'Before we sign.',
  isMasked: true,
  sections: [
    {
      section: 'identity',
      title: 'Identity',
      seen: 'one',
      parts: [{ ...part, lines: [{ label: 'Date of birth', value: '1990-05-02', isDate: true }] }],
    },
    { section: 'gst', title: 'GST registrations', seen: 'two', parts: [{ ...part, isFound: false, lines: [] }] },
  ],
}

const waiting = {
  'POST /public/invitations/read': () => ({ body: { state: 'waiting', cover } }),
  'POST /public/invitations/open': () => ({ body: { state: 'open', cover, pass: null } }),
  'POST /public/inquiry-reviews/read': () => ({ body: shown }),
}

const choose = (section: string, label: string) =>
  within(screen.getByRole('group', { name: text.right.replace('%{section}', section) })).getByRole('radio', {
    name: label,
  })

test('each section has its source and date, and nothing is chosen beforehand; what is disputed says why', async () => {
  const problem = (status: number, fields: object[] = []) => ({
    status,
    body: { error: { code: 'x', message: 'Look again.', fields, requestId: 'req_1' } },
  })
  const replies = [
    problem(400, [{ field: 'answers.identity.comment', message: 'Say what is wrong.' }]),
    problem(409),
    { body: { state: 'ended', end: 'answered', message: 'Thank you.' } },
  ]
  const { user, seen } = renderPublicPage(SubjectPage, address, {
    ...waiting,
    'POST /public/inquiry-reviews/answer': () => replies.shift() ?? problem(500),
  })
  await user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
  await screen.findByText('2 May 1990')
  expect(screen.getAllByText('PAN profile, answered on 20 November 2026')).toHaveLength(2)
  expect(screen.getByText(text.none)).toBeTruthy()
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
  await user.click(choose('GST registrations', text.answers.confirmed))
  await user.click(choose('Identity', text.answers.disputed))
  await user.click(screen.getByRole('button', { name: text.send }))
  await screen.findByText('Say what is wrong.')
  await user.type(screen.getByLabelText(text.comment), 'Not my birthday')
  await user.click(screen.getByRole('button', { name: text.send }))
  // Something has changed since: it is read again, what was written stays, and what was chosen does not.
  await user.click(await screen.findByRole('button', { name: text.reload }))
  await screen.findByRole('button', { name: text.send })
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
  await user.click(choose('GST registrations', text.answers.confirmed))
  await user.click(choose('Identity', text.answers.disputed))
  await user.click(screen.getByRole('button', { name: text.send }))
  const sent = seen().filter(({ body }) => Object.hasOwn(body as object, 'answers'))
  expect(sent.at(-1)).toMatchObject({
    body: {
      token,
      answers: [
        { section: 'identity', seen: 'one', verdict: 'disputed', comment: 'Not my birthday' },
        { section: 'gst', seen: 'two', verdict: 'confirmed' },
      ],
    },
  })
})
