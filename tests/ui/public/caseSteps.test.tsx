import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CaseLinkSteps } from '../../../contracts/calls/caseLinks.ts'
import type { OpenStep } from '../../../contracts/cases/openStep.ts'
import { publicCase as text } from '../../../contracts/messages/en/publicCase.ts'
import { publicInvitation } from '../../../contracts/messages/en/publicInvitation.ts'
import { paths, withToken } from '../../../contracts/platform/paths.ts'
import InvitationPage from '../../../src/public/invitation/InvitationPage.tsx'
import { renderPublicPage, stubPublicBrowser } from './challans/renderPublicPage.tsx'

stubPublicBrowser()
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const cover = {
  kind: 'case',
  title: 'Complete your verification',
  askedBy: 'Asha Traders',
  about: 'Employee',
  name: 'Ravi',
  until: '2026-12-01T06:30:00.000Z',
  locale: 'en',
  canHandOver: false,
  codeTo: null,
}
const employment: OpenStep = {
  id: 'work',
  title: 'Employment',
  problem: null,
  draft: { 'employers.0.employer': 'Malabar Foods' },
  prefilled: { uan: '100123456000' },
  kind: 'employment',
  since: '2019-11',
  today: '2026-11',
  most: 2,
  uan: 'optional',
  hr: 'optional',
  documents: 'optional',
  types: ['pdf', 'jpeg'],
  maxFiles: 3,
}
const steps: CaseLinkSteps['steps'] = [
  { id: 'consent', title: 'Consent', state: 'done', canLook: true },
  { id: 'work', title: 'Employment', state: 'open', canLook: false },
]
const isOpen: CaseLinkSteps = { state: 'open', steps, open: [employment], usuallyBy: null }
const isDone: CaseLinkSteps = {
  state: 'open',
  steps: steps.map(step => ({ ...step, state: 'done' })),
  open: [],
  usuallyBy: '2026-12-12T08:00:00.000Z',
}

const show = async (answers: Parameters<typeof renderPublicPage>[2]) => {
  const page = renderPublicPage(InvitationPage, withToken(paths.invitation, token), {
    'POST /public/invitations/read': () => ({ body: { state: 'waiting', cover } }),
    'POST /public/invitations/open': () => ({ body: { state: 'open', cover, pass: null } }),
    'POST /public/case-links/read': () => ({ body: isOpen }),
    'POST /public/case-links/save': () => ({ body: { state: 'saved' } }),
    ...answers,
  })
  await page.user.click(await screen.findByRole('button', { name: publicInvitation.continue }))
  return page
}

test('the draft and what is known are there, and what is sent is the answer of the step; then the page says what happens next', async () => {
  const { user, seen } = await show({ 'POST /public/case-links/answer': () => ({ body: isDone }) })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Employment' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByText(/usually finished/)).toBeNull()
  expect(await screen.findByLabelText(text.employment.employer)).toHaveProperty('value', 'Malabar Foods')
  await user.type(screen.getByLabelText(text.employment.designation), 'Clerk')
  await user.click(screen.getByRole('checkbox', { name: text.employment.current }))
  await user.click(screen.getByRole('checkbox', { name: text.employment.uanConsent }))
  await user.click(screen.getByRole('button', { name: text.send }))
  await screen.findByRole('heading', { level: 2, name: text.allSent })
  expect(screen.getByText(text.usuallyBy.replace('%{date}', '12 December 2026'))).toBeTruthy()
  const sent = seen().find(({ body }) => (body as { answer?: object } | undefined)?.answer !== undefined)
  expect(sent?.body).toMatchObject({
    step: 'work',
    answer: {
      employers: [{ employer: 'Malabar Foods', designation: 'Clerk', to: null, hrEmail: null, files: [] }],
      uan: '100123456000',
      uanConsent: true,
    },
  })
})

test('entries are added and removed; the first field that is wrong gets the focus', async () => {
  const message = 'Enter the month as year and month, such as 2021-04.'
  const { user } = await show({
    'POST /public/case-links/answer': () => ({
      status: 400,
      body: { error: { message: 'Look again.', fields: [{ field: 'employers.0.from', message }] } },
    }),
  })
  await user.click(await screen.findByRole('button', { name: text.employment.add }))
  expect(screen.getAllByLabelText(text.employment.employer)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: text.employment.add })).toBeNull()
  await user.click(screen.getByRole('button', { name: text.employment.remove.replace('%{number}', '1') }))
  expect(screen.getByLabelText(text.employment.employer)).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: text.send }))
  await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(text.employment.from)))
})

test('an answered step can be looked at; why it cannot be changed any more is said', async () => {
  const fixed = '“Review” has already used this answer.'
  const { user } = await show({
    'POST /public/case-links/look': () => ({
      body: { state: 'answered', title: 'Consent', given: [{ label: 'I agree', value: 'Yes' }], fixed },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Consent' }))
  const heading = await screen.findByRole('heading', { level: 2, name: 'Consent' })
  expect(document.activeElement).toBe(heading)
  screen.getByText(fixed)
  expect(screen.queryByRole('button', { name: text.change })).toBeNull()
  await user.click(screen.getByRole('button', { name: text.goOn }))
  await screen.findByRole('heading', { level: 2, name: 'Employment' })
})

const card: OpenStep = {
  id: 'card',
  title: 'PAN card',
  problem: null,
  draft: null,
  prefilled: {},
  kind: 'files',
  label: 'PAN card',
  types: ['jpeg'],
  isPhotographed: true,
  maxFiles: 2,
}
const cardIsOpen: CaseLinkSteps = {
  ...isOpen,
  steps: [{ id: 'card', title: 'PAN card', state: 'open', canLook: false }],
  open: [card],
}

/** The page of a document, whose upload ends when the test says so. */
async function showCard() {
  const upload = Promise.withResolvers<{ status?: number; body: object }>()
  const page = await show({
    'POST /public/case-links/read': () => ({ body: cardIsOpen }),
    'POST /public/case-links/files': () => upload.promise,
    'POST /public/case-links/answer': () => ({ body: isDone }),
  })
  const file = new File(['picture'], 'card.jpg', { type: 'image/jpeg' })
  await page.user.upload(await screen.findByLabelText(text.file), file)
  await page.user.click(screen.getByRole('button', { name: text.send }))
  const answers = () => page.seen().filter(({ path }) => path.endsWith('/answer'))
  await screen.findByRole('button', { name: text.sending })
  expect(answers()).toHaveLength(0)
  return { ...page, upload, answers }
}

test('an answer that is sent while its file is on the way goes after it', async () => {
  const { upload, answers } = await showCard()
  upload.resolve({ body: { id: 'fil_1', name: 'card.jpg', type: 'jpeg', bytes: 7 } })
  await screen.findByRole('heading', { level: 2, name: text.allSent })
  expect(answers().map(({ body }) => body)).toEqual([expect.objectContaining({ answer: { files: ['fil_1'] } })])
})

test('an answer whose file does not arrive is not sent', async () => {
  const { upload, answers } = await showCard()
  upload.resolve({ status: 413, body: { error: { code: 'invalid_input', message: 'The file is too large.' } } })
  await screen.findByText('The file is too large.')
  await screen.findByRole('button', { name: text.send })
  expect(answers()).toHaveLength(0)
})

test('what is typed while a file is on the way is kept when it arrives', async () => {
  const upload = Promise.withResolvers<{ body: object }>()
  const { user, seen } = await show({
    'POST /public/case-links/files': () => upload.promise,
    'POST /public/case-links/answer': () => ({ body: isDone }),
  })
  const file = new File(['letter'], 'letter.pdf', { type: 'application/pdf' })
  await user.upload(await screen.findByLabelText(text.employment.filesOptional), file)
  await user.type(screen.getByLabelText(text.employment.designation), 'Clerk')
  upload.resolve({ body: { id: 'fil_2', name: 'letter.pdf', type: 'pdf', bytes: 6 } })
  await screen.findByText('letter.pdf')
  await user.click(screen.getByRole('button', { name: text.send }))
  await screen.findByRole('heading', { level: 2, name: text.allSent })
  const sent = seen().find(({ path }) => path.endsWith('/answer'))
  expect(sent?.body).toMatchObject({ answer: { employers: [{ designation: 'Clerk', files: ['fil_2'] }] } })
})

test('a file that is removed while another one is on the way stays removed', async () => {
  const uploads = [Promise.resolve({ body: { id: 'fil_1' } }), Promise.withResolvers<{ body: object }>()] as const
  let count = 0
  const { user, seen } = await show({
    'POST /public/case-links/read': () => ({ body: cardIsOpen }),
    'POST /public/case-links/files': () => (count++ === 0 ? uploads[0] : uploads[1].promise),
    'POST /public/case-links/answer': () => ({ body: isDone }),
  })
  const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText(text.file), file('blurred.jpg'))
  await screen.findByText('blurred.jpg')
  await user.upload(screen.getByLabelText(text.file), file('sharp.jpg'))
  await user.click(screen.getByRole('button', { name: text.remove.replace('%{name}', 'blurred.jpg') }))
  uploads[1].resolve({ body: { id: 'fil_2' } })
  await screen.findByText('sharp.jpg')
  expect(screen.queryByText('blurred.jpg')).toBeNull()
  await user.click(screen.getByRole('button', { name: text.send }))
  await screen.findByRole('heading', { level: 2, name: text.allSent })
  expect(seen().find(({ path }) => path.endsWith('/answer'))?.body).toMatchObject({ answer: { files: ['fil_2'] } })
})
