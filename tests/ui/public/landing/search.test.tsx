import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { challanKeys, writeAccessToken, writeLookup } from '../../../../contracts/challans/challanSession.ts'
import { publicChallanSearch as text } from '../../../../contracts/messages/en/publicChallanSearch.ts'
import { DETAIL, navigatedTo, renderPublicLanding, SEND, stubLandingBrowser, VERIFY } from './renderPublicLanding.tsx'

stubLandingBrowser()

const sent = { [SEND]: () => ({ body: { code: 200, message: 'sent', token: 'sealed' } }) }
const verified = { ...sent, [VERIFY]: () => ({ body: { code: 200, message: 'ok', accessToken: 'access-1' } }) }
const reply = { code: 200, message: 'ok', result: [], parentId: 'chs_1', fetchedAt: '2026-11-21T06:12:00.000Z' }
const found = { ...verified, [DETAIL]: () => ({ body: reply }) }
const down = { ...verified, [DETAIL]: () => ({ body: { code: 503, message: 'The source is down.' } }) }

type User = Awaited<ReturnType<typeof renderPublicLanding>>['user']

const vehicle = () => screen.getByRole('textbox', { name: text.vehicle.label })
/** The contact form below has a field with the same name. */
const phone = async () => {
  const fields = await screen.findAllByRole('textbox', { name: text.phone.label })
  return fields.find(field => field.getAttribute('autocomplete') === 'tel-national') as HTMLElement
}
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: text.otp.label })
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

async function toPhone(user: User, number = 'MH12AB1000') {
  await user.type(vehicle(), number)
  await press(user, text.vehicle.check)
  return screen.findByRole('heading', { name: text.phone.title })
}

async function toCode(user: User) {
  await toPhone(user)
  await user.type(await phone(), '98765 43210')
  await press(user, text.phone.send)
  return code()
}

test('typed letters become capitals; an empty number is requested (A97)', async () => {
  const { user } = await renderPublicLanding()
  await press(user, text.vehicle.check)
  await screen.findByText('Please enter vehicle number')
  await user.type(vehicle(), 'mh12ab1000')
  expect(vehicle()).toHaveProperty('value', 'MH12AB1000')
})

test('the wrong character of a number is named, and nothing is sent', async () => {
  const { user, seen } = await renderPublicLanding()
  await user.type(vehicle(), 'XX12AB1000')
  await press(user, text.vehicle.check)
  await screen.findByText(/are not a state code/)
  expect(seen).toEqual([])
})

test('text typed before hydration is kept', async () => {
  const { user } = await renderPublicLanding({}, { typed: 'mh12ab1000' })
  expect(vehicle()).toHaveProperty('value', 'MH12AB1000')
  await press(user, text.vehicle.check)
  await phone()
})

test('vehicle, phone, OTP, challans: the session stores what they need, no address does', async () => {
  const { user, seen } = await renderPublicLanding(found)
  const field = await toCode(user)
  expect(field.autocomplete).toBe('one-time-code')
  await user.click(field)
  await user.paste('123 4567')
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-details'))
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ['/public/echallan-send-otp', { mobileNumber: '9876543210', authToken: 'tok_1' }],
    ['/public/echallan-verify-otp', { otp: '123456', verificationToken: 'sealed' }],
    ['/public/vehicle-echallan-detail-V2', { vehicleNumber: 'MH12AB1000', accessToken: 'access-1' }],
  ])
  expect(sessionStorage.getItem(challanKeys.accessToken)).toBe('access-1')
  expect(sessionStorage.getItem(challanKeys.parentId)).toBe('chs_1')
  expect(JSON.parse(sessionStorage.getItem(challanKeys.result) ?? '')).toEqual(reply)
  expect(sessionStorage.getItem(challanKeys.brandToken)).toBe('{"token":"tok_1"}')
})

test('an access token in the session skips the OTP (A94)', async () => {
  writeAccessToken(sessionStorage, 'access-0')
  const { user, seen } = await renderPublicLanding(found)
  await user.type(vehicle(), 'MH12AB1000')
  await press(user, text.vehicle.check)
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-details'))
  expect(seen).toHaveLength(1)
})

test('a failed lookup returns to the phone without OTP and token, so that an expired one cannot loop (A94)', async () => {
  writeAccessToken(sessionStorage, 'stale')
  const { user } = await renderPublicLanding(down)
  await user.type(vehicle(), 'MH12AB1000')
  await press(user, text.vehicle.check)
  await screen.findByText('The source is down.')
  await phone()
  expect(sessionStorage.getItem(challanKeys.accessToken)).toBeNull()
})

describe('the source is down', () => {
  const RETRY = 'POST /public/vehicle-echallan-retry'
  const outage = () => ({ body: { code: 503, message: 'The source is down.', retryToken: 'again-1' } })

  test('the note stays, and "Try again" uses the proof just given', async () => {
    const again = vi
      .fn<() => { body: object }>()
      .mockReturnValueOnce({ body: { code: 503, message: 'Still down.', retryToken: 'again-2' } })
      .mockReturnValue({ body: { ...reply, accessToken: 'access-2' } })
    const { user, seen } = await renderPublicLanding({ ...verified, [DETAIL]: outage, [RETRY]: again })
    await user.type(await toCode(user), '123456')
    const note = await screen.findByText('The source is down.')
    expect(note.closest('[role="alert"]')).toBeTruthy()
    await press(user, text.failed.again)
    await screen.findByText('Still down.')
    await press(user, text.failed.again)
    await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-details'))
    const tokens = seen.filter(({ path }) => path.endsWith('-retry')).map(({ body }) => body)
    expect(tokens).toEqual([
      { vehicleNumber: 'MH12AB1000', retryToken: 'again-1' },
      { vehicleNumber: 'MH12AB1000', retryToken: 'again-2' },
    ])
    expect(sessionStorage.getItem(challanKeys.accessToken)).toBe('access-2')
  })

  test('when the proof is over, the note says so and offers the phone alone', async () => {
    const over = () => ({ body: { code: 401, message: 'Your session has expired.' } })
    const { user } = await renderPublicLanding({ ...verified, [DETAIL]: outage, [RETRY]: over })
    await user.type(await toCode(user), '123456')
    await user.click(await screen.findByRole('button', { name: text.failed.again }))
    await screen.findByText('Your session has expired.')
    expect(screen.queryByRole('button', { name: text.failed.again })).toBeNull()
    // Another vehicle starts without the note.
    await press(user, text.editVehicle)
    await press(user, text.vehicle.check)
    await phone()
    expect(screen.queryByText('Your session has expired.')).toBeNull()
  })
})

test('a wrong OTP shows an error and is cleared; the phone can be edited', async () => {
  const wrong = { ...sent, [VERIFY]: () => ({ body: { code: 400, message: 'This code is wrong.' } }) }
  const { user } = await renderPublicLanding(wrong)
  await user.type(await toCode(user), '000000')
  await screen.findByText('This code is wrong.')
  expect(await code()).toHaveProperty('value', '')
  // The next field has the focus.
  expect(document.activeElement).toBe(await code())
  await press(user, text.editPhone)
  expect(screen.getByRole('button', { name: text.phone.send })).toBeTruthy()
})

test('going back to a field focuses it', async () => {
  const { user } = await renderPublicLanding(sent)
  expect(document.activeElement).toBe(document.body)
  await toCode(user)
  await press(user, text.editPhone)
  expect(document.activeElement).toBe(await phone())
  await press(user, text.editVehicle)
  await waitFor(() => expect(document.activeElement).toBe(vehicle()))
})

test('an invalid phone is refused before anything is sent', async () => {
  const { user, seen } = await renderPublicLanding(sent)
  await toPhone(user)
  await user.type(await phone(), '12345')
  await press(user, text.phone.send)
  await screen.findByText('Please Enter a Valid Phone Number')
  expect(seen).toEqual([])
})

test('without a reply: the text of §8', async () => {
  const { user } = await renderPublicLanding()
  await toPhone(user)
  await user.type(await phone(), '9876543210')
  await press(user, text.phone.send)
  expect(await screen.findByText('Something went wrong. try again later')).toBeTruthy()
})

test('six boxes: digits only, next box after each, back on Backspace, a paste is cut to six (A96)', async () => {
  const { user, seen } = await renderPublicLanding(down)
  const field = await toCode(user)
  const cells = () => [...document.querySelectorAll('[data-input-otp-container] span[class*=cell]')]
  const filled = () => cells().map(cell => cell.textContent)
  await user.type(field, '1x2')
  expect(field.value).toBe('12')
  expect(filled()).toEqual(['1', '2', '', '', '', ''])
  await user.keyboard('{Backspace}')
  expect(filled()).toEqual(['1', '', '', '', '', ''])
  await user.paste('23 45678')
  await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/echallan-verify-otp'))).toBe(true))
  expect(seen.find(({ path }) => path.endsWith('/echallan-verify-otp'))?.body).toMatchObject({ otp: '123456' })
})

test('a new OTP after 30 seconds (A4)', async () => {
  const { user } = await renderPublicLanding(sent)
  await toCode(user)
  expect(screen.queryByRole('button', { name: text.otp.resend })).toBeNull()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 30_000)
  await user.click(await screen.findByRole('button', { name: text.otp.resend }))
  await screen.findByText(text.otp.resent)
  expect(document.activeElement).toBe(await code())
  expect(screen.queryByRole('button', { name: text.otp.resend })).toBeNull()
  vi.restoreAllMocks()
})

test('retry=true with a valid token reopens the last vehicle (A119)', async () => {
  writeAccessToken(sessionStorage, 'access-0')
  writeLookup(sessionStorage, { result: reply, parentId: 'chs_0', vehicle: 'MH12AB1000' })
  await renderPublicLanding(found, { path: '/challan-detailed/satyapan?retry=true' })
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-details'))
})

test('the back button returns to the previous step, a reload restores the step', async () => {
  const { user } = await renderPublicLanding(sent)
  await toCode(user)
  await act(async () => history.back())
  expect(await screen.findByRole('button', { name: text.phone.send })).toBeTruthy()
})

test('clearing the session under the page loses nothing that it shows', async () => {
  const { user, seen } = await renderPublicLanding(found)
  await toPhone(user)
  sessionStorage.clear()
  await user.type(await phone(), '98765 43210')
  await press(user, text.phone.send)
  await user.type(await code(), '123456')
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-details'))
  expect(seen.at(-1)?.body).toEqual({ vehicleNumber: 'MH12AB1000', accessToken: 'access-1' })
})

test('retry=true without a token says why the phone is requested again', async () => {
  writeLookup(sessionStorage, { result: reply, parentId: 'chs_1', vehicle: 'MH12AB1000' })
  await renderPublicLanding({}, { path: '/challan-detailed/satyapan?retry=true' })
  await screen.findByText(text.phone.again)
  expect(await phone()).toBeTruthy()
})

test('back from the list, the search asks for the number, not for the used OTP', async () => {
  const { user } = await renderPublicLanding(found)
  await user.type(await toCode(user), '123456')
  await waitFor(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-details'))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(vehicle()).toHaveProperty('value', 'MH12AB1000')
})

test('the page without a brand has its own labels', async () => {
  const { user } = await renderPublicLanding(sent, { page: 'challanDetailed', path: '/challan-detailed?token=tok_1' })
  await user.type(vehicle(), 'MH12AB1000')
  await press(user, text.vehicle.check)
  await screen.findByRole('heading', { name: 'Log In to continue' })
  await user.type(await phone(), '9876543210')
  await press(user, 'Get OTP')
  await screen.findByRole('heading', { name: 'OTP Verification' })
  expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy()
})
