import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { demoCall } from '../../../contracts/messages/en/landing.ts'
import { MessageBox } from '../../../src/components/plain/MessageBox.tsx'
import { clientConfig } from '../../../src/dataProvider/clientConfig.ts'
import { LocaleContext } from '../../../src/i18n/locale.ts'
import DemoDialog from '../../../src/landing/demo/DemoDialog.tsx'
import { ok, refusal } from '../signIn/renderSignInForms.tsx'
import { fakeServer } from '../support/fakeServer.ts'
import { stubBrowser } from '../support/stubBrowser.ts'

stubBrowser()
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const ASK = 'POST /api/oceanDemoQuery'
const right = { firstName: 'Asha', lastName: 'Rao', email: 'asha@buyer.test', phone: '9876543210', company: '' }
type Name = keyof typeof right

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const seen = fakeServer(answers)
  clientConfig()
  const onClose = vi.fn<() => void>()
  render(<DemoDialog onClose={onClose} />)
  return { seen, onClose, user: userEvent.setup() }
}

const box = (name: Name) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${demoCall[name]}`))

function fill(more: Partial<typeof right> = {}): void {
  for (const [name, value] of Object.entries({ ...right, ...more }))
    fireEvent.change(box(name as Name), { target: { value } })
}

const submit = () => fireEvent.submit(box('firstName').form as HTMLFormElement)

test.each([
  ['firstName', 'Asha2', 'No special character & numbers allowed in First Name.'],
  ['firstName', 'A-sha', 'No special character & numbers allowed in First Name.'],
  ['lastName', 'Rao!', 'No special character & numbers allowed in Last Name.'],
  ['phone', '98765abcde', 'No special character & alphabets allowed in Phone Number.'],
  ['phone', '+919876543210', 'No special character & alphabets allowed in Phone Number.'],
  ['phone', '987654321', 'No special character & alphabets allowed in Phone Number.'],
  ['phone', '98765432101', 'No special character & alphabets allowed in Phone Number.'],
  ['email', 'asha', demoCall.emailWrong],
  ['email', '', demoCall.missing],
  ['firstName', ' ', demoCall.missing],
] as const)(
  '%s %j is refused in the exact words, unsent, and the field has the focus (A107)',
  async (name, value, words) => {
    const { seen } = await open()
    fill({ [name]: value })
    submit()
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(document.activeElement).toBe(box(name))
    expect(box(name).getAttribute('aria-invalid')).toBe('true')
    expect(seen).toEqual([])
  },
)

test('an error is shown for ten seconds (A126)', async () => {
  await open()
  vi.useFakeTimers()
  fill({ phone: '12' })
  submit()
  act(() => void vi.advanceTimersByTime(9_999))
  expect(screen.getByText(demoCall.phoneWrong)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText(demoCall.phoneWrong)).toBeNull()
  expect(screen.getByText(demoCall.hint.digits)).toBeTruthy()
})

test('two names are sent as one, without company and product (A106)', async () => {
  const { seen, user, onClose } = await open({ [ASK]: () => ok({ message: 'Thank you.' }) })
  fill({ firstName: ' आशा मीरा ', lastName: 'Rao' })
  submit()
  const done = await screen.findByRole('alertdialog', { name: 'Success' })
  expect(seen.map(({ body }) => body)).toEqual([{ name: 'आशा मीरा Rao', email: right.email, phone: right.phone }])
  expect(within(done).getByText('Thank you.')).toBeTruthy()
  await user.click(within(done).getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the company is sent if given (A107)', async () => {
  const { seen } = await open({ [ASK]: () => ok() })
  fill({ company: ' Asha Traders ' })
  submit()
  await screen.findByRole('alertdialog')
  expect(seen[0]?.body).toMatchObject({ companyName: 'Asha Traders' })
})

test('a second click sends nothing', async () => {
  const reply = Promise.withResolvers<ReturnType<typeof ok>>()
  const { seen } = await open({ [ASK]: () => reply.promise })
  fill()
  act(() => {
    submit()
    submit()
  })
  expect(await screen.findByText(demoCall.sending)).toBeTruthy()
  submit()
  await act(async () => reply.resolve(ok()))
  await screen.findByRole('alertdialog')
  expect(seen).toHaveLength(1)
})

test.each([
  ['the server’s words', { [ASK]: () => refusal(101, 'Enter a name.') }, 'Enter a name.'],
  ['too many', { [ASK]: () => ({ ...refusal(429, 'Try again in 60 min.'), status: 429 }) }, 'Try again in 60 min.'],
  ['no connection', {}, 'Something went wrong. try again later'],
])('%s: the message box, and the input is kept (A122)', async (_, answers, words) => {
  const { user, onClose } = await open(answers)
  fill()
  submit()
  const failed = await screen.findByRole('alertdialog', { name: 'Error!' })
  expect(within(failed).getByText(words)).toBeTruthy()
  await user.click(within(failed).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  expect(box('phone').value).toBe(right.phone)
})

test.each([
  ['error', 'en', 'Error!', 'Close'],
  ['success', 'en', 'Success', 'Close'],
  ['error', 'hi', 'गड़बड़ी!', 'बंद करें'],
] as const)('MessageBox %s in %s (A122)', async (kind, locale, heading, close) => {
  const done = vi.fn<() => void>()
  const user = userEvent.setup()
  render(
    <LocaleContext value={locale}>
      <MessageBox kind={kind} message="It went so." onClose={done} />
    </LocaleContext>,
  )
  const shown = screen.getByRole('alertdialog', { name: heading })
  expect(within(shown).getByText('It went so.')).toBeTruthy()
  await user.click(within(shown).getByRole('button', { name: close }))
  expect(done).toHaveBeenCalledOnce()
})
