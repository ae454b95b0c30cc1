import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { publicEsign as text } from '../../../../contracts/messages/en/publicEsign.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import FormPage from '../../../../src/public/esign/FormPage.tsx'
import SignedPage from '../../../../src/public/esign/SignedPage.tsx'
import { keepOutcome } from '../../../../src/public/esign/signing/outcome.ts'
import { readPass } from '../../../../src/public/invitation/useInvitation.ts'
import { navigatedTo, renderPublicPage, stubPublicBrowser } from '../challans/renderPublicPage.tsx'
import { acceptAddress, token } from './signing.ts'

vi.mock('../../../../src/public/challans/shared/solveCaptcha.ts', () => ({ solveCaptcha: async () => 'solved' }))

stubPublicBrowser()

const address = paths.esignForm.replace(':code', 'form-token')
const open = { state: 'open', title: 'Volunteer agreement', askedBy: 'Asha Traders', message: 'Thank you.' }
const READ = 'POST /public/esign-forms/read'
const CODE = 'POST /public/esign-forms/code'
const OPEN = 'POST /public/esign-forms/open'
const error = (status: number, field: string, message: string) => ({
  status,
  body: { error: { code: 'bad_request', message, fields: [{ field, message }], requestId: 'req_1' } },
})

async function typePerson(user: ReturnType<typeof renderPublicPage>['user']) {
  await user.type(await screen.findByLabelText(text.entry.name), 'Kavya Nair')
  await user.type(screen.getByLabelText(text.entry.email), 'kavya@example.com')
  await user.click(screen.getByRole('button', { name: text.entry.send }))
}

test('whoever opens a form says who they are, enters the code, and goes on to their own link with its pass', async () => {
  const { user, seen } = renderPublicPage(FormPage, address, {
    [READ]: () => ({ body: open }),
    [CODE]: () => ({ body: { state: 'sent', sentTo: 'k••••@example.com' } }),
    [OPEN]: () => ({ body: { state: 'open', token, pass: 'pass-1' } }),
  })
  await screen.findByRole('heading', { name: 'Volunteer agreement' })
  screen.getByText('Thank you.')
  await typePerson(user)
  await user.type(await screen.findByLabelText(text.entry.code), '123456')
  await user.click(screen.getByRole('button', { name: text.entry.open }))
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith(acceptAddress))
  expect(readPass(token)).toBe('pass-1')
  const person = { token: 'form-token', name: 'Kavya Nair', email: 'kavya@example.com' }
  expect(seen().map(({ body }) => body)).toEqual([{ token: 'form-token' }, person, { ...person, code: '123456' }])
})

test('a name that the document cannot show is changed where it was entered', async () => {
  const { user } = renderPublicPage(FormPage, address, {
    [READ]: () => ({ body: open }),
    [CODE]: () => ({ body: { state: 'sent', sentTo: 'k••••@example.com' } }),
    [OPEN]: () => error(400, 'name', 'This text does not fit into its field.'),
  })
  await typePerson(user)
  await user.type(await screen.findByLabelText(text.entry.code), '123456')
  await user.click(screen.getByRole('button', { name: text.entry.open }))
  await screen.findByText('This text does not fit into its field.')
  expect(screen.getByLabelText(text.entry.name).getAttribute('aria-invalid')).toBe('true')
})

test('a form that has closed says so', async () => {
  renderPublicPage(FormPage, address, { [READ]: () => ({ body: { state: 'closed', message: 'It takes no more.' } }) })
  await screen.findByText('It takes no more.')
  expect(screen.queryByLabelText(text.entry.name)).toBeNull()
})

test('the thanks offer the page to go on to, and do not go there by themselves', async () => {
  navigatedTo.mockClear()
  keepOutcome({ role: 'sign', isLast: true, afterUrl: 'https://portal.example.com/thanks' })
  renderPublicPage(SignedPage, paths.documentSigned)
  const link = await screen.findByRole('link', { name: 'Continue to portal.example.com' })
  expect(link.getAttribute('href')).toBe('https://portal.example.com/thanks')
  expect(navigatedTo).not.toHaveBeenCalled()
})
