import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldError, type KycStepAnswer, renderKyc, useCase, withAadhaar, withPan } from './renderKyc.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const marked = () => [...document.querySelectorAll('[data-wrong]')].map(cell => cell.textContent)

/** The open step and the completed ones, as screen readers see them. */
const stepNow = async () => (await screen.findByRole('listitem', { current: 'step' })).querySelector('h3')?.textContent

const done =
  (more: object): KycStepAnswer =>
  (_, state) => {
    Object.assign(state.individual, more)
    return { body: state.individual }
  }

test('PAN is the first step (A61); it is validated while typing, then as a whole', async () => {
  const { user, sent } = await renderKyc({ steps: { 'individual/pan': done(withPan) } })
  await user.click(await button(/^Individual/))
  expect(await stepNow()).toBe('PAN, current')
  await user.click(await button('Check PAN'))
  expect(await screen.findByText(/PAN is empty/)).toBeTruthy()
  await user.type(await box('Owner’s PAN'), 'AAAC')
  expect(screen.getByText(/The fourth character of an individual’s PAN is P/)).toBeTruthy()
  expect(marked()).toEqual(['C'])
  await user.click(await button('Check PAN'))
  expect(sent('individual/pan')).toEqual([])
  await user.click(await button('Fill sample'))
  await user.click(await button('Check PAN'))
  expect(await box('Aadhaar number')).toBeTruthy()
  expect(sent('individual/pan')).toEqual([{ pan: 'AAAPZ1000A' }])
  expect(screen.getByText('AAxxxx000A · Rohan Mehta')).toBeTruthy()
})

test('a server error on the PAN is shown at its field, and disappears on the next key press', async () => {
  const steps = { 'individual/pan': () => fieldError('pan', 'No record found for this PAN.') }
  const { user } = await renderKyc({ path: '/bulk-pan?path=individual', steps })
  await user.type(await box('Owner’s PAN'), 'AAAPZ1404A')
  await user.click(await button('Check PAN'))
  expect(await screen.findByText('No record found for this PAN.')).toBeTruthy()
  expect((await box('Owner’s PAN')).getAttribute('aria-invalid')).toBe('true')
  await user.type(await box('Owner’s PAN'), '{Backspace}')
  expect(screen.queryByText('No record found for this PAN.')).toBeNull()
})

test('an unavailable source is shown above the form, with the request ID', async () => {
  const error = { code: 'source_unavailable', message: 'The PAN source does not answer.', requestId: 'req_7' }
  const { user } = await renderKyc({
    path: '/bulk-pan?path=individual',
    steps: { 'individual/pan': () => ({ status: 503, body: { error } }) },
  })
  await user.click(await button('Fill sample'))
  await user.click(await button('Check PAN'))
  expect((await screen.findByRole('alert')).textContent).toContain('The PAN source does not answer.')
  expect(screen.getByText('Request ID: req_7')).toBeTruthy()
  expect(await stepNow()).toBe('PAN, current')
})

test('details without Aadhaar are one state in the specification and the second step on this screen (A61, A120)', async () => {
  await renderKyc({ known: { individual: withPan } })
  expect(await stepNow()).toBe('Aadhaar, current')
  expect(await button('Change: PAN')).toBeTruthy()
})

test('Aadhaar: consent, OTP, a wrong OTP, verified; the number is shown masked and not stored', async () => {
  const steps: Record<string, KycStepAnswer> = {
    'individual/aadhaar': () => ({ body: { sentTo: 'rohan@new.test' } }),
    'individual/aadhaar/verify': (seen, state) =>
      (seen.body as { otp: string }).otp === '123456'
        ? done(withAadhaar)(seen, state)
        : fieldError('otp', 'This code is wrong or has expired.'),
  }
  const { user, sent } = await renderKyc({ known: { individual: withPan }, steps })
  expect((await box('Aadhaar number')).autocomplete).toBe('off')
  await user.type(await box('Aadhaar number'), '234123410008')
  await user.click(await button('Send code'))
  expect(await screen.findByText(/We need your consent/)).toBeTruthy()
  expect(sent('individual/aadhaar')).toEqual([])
  await user.click(screen.getByRole('checkbox'))
  await user.click(await button('Send code'))
  const code = await box('Six-digit code')
  expect(screen.getByText(/Sent to rohan@new\.test/)).toBeTruthy()
  expect(screen.getByText('xxxx xxxx 0008')).toBeTruthy()
  expect(screen.getByText(/^Resend in 0:/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /the code is in the inbox/ }).getAttribute('href')).toBe('/sandbox')
  await user.type(code, '12')
  await user.click(await button('Verify'))
  expect(await screen.findByText('Enter all six digits.')).toBeTruthy()
  await user.type(code, '0000')
  expect(await screen.findByText('This code is wrong or has expired.')).toBeTruthy()
  expect((await box('Six-digit code')).value).toBe('')
  await user.type(await box('Six-digit code'), '123456')
  expect(await box('What will you use the account for?')).toBeTruthy()
  expect(sent('individual/aadhaar/verify')).toContainEqual({ aadhaar: '234123410008', otp: '123456' })
  expect(document.body.innerHTML).not.toContain('234123410008')
  const stored = [localStorage, sessionStorage].flatMap(store => Object.values(store) as string[])
  expect(stored.join()).not.toContain('234123410008')
})

test('the number can be changed instead of entering the OTP', async () => {
  const steps = { 'individual/aadhaar': () => ({ body: { sentTo: 'rohan@new.test' } }) }
  const { user } = await renderKyc({ known: { individual: withPan }, steps })
  await user.click(await button('Fill sample'))
  await user.click(screen.getByRole('checkbox'))
  await user.click(await button('Send code'))
  await user.click(await button('Change number'))
  expect((await box('Aadhaar number')).value).toBe('')
})

test('an empty use case is requested (A60); too short shows a counter, then it is submitted to staff', async () => {
  const steps = { 'individual/use-case': done({ useCase, approvalStatus: 'Pending' }) }
  const { user, sent } = await renderKyc({ known: { individual: withAadhaar }, steps })
  expect(await stepNow()).toBe('Use case, current')
  const field = await box('What will you use the account for?')
  await user.type(field, 'Vendors, yearly.')
  expect(screen.getByText('16 of 1,000')).toBeTruthy()
  await user.click(await button('Submit for approval'))
  expect(await screen.findByText('Characters still needed: 4.')).toBeTruthy()
  expect(sent('individual/use-case')).toEqual([])
  await user.clear(field)
  await user.type(field, useCase)
  await user.click(await button('Submit for approval'))
  expect(await screen.findByText('Your KYC is under review')).toBeTruthy()
  expect(sent('individual/use-case')).toEqual([{ useCase }])
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull()
})

test('an absent use case counts as complete, whatever else is missing after it (A60)', async () => {
  await renderKyc({ known: { individual: { ...withAadhaar, useCase: undefined } } })
  expect(await screen.findByText('Your account is verified')).toBeTruthy()
  expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull()
})

test('an unknown status counts as waiting (A62)', async () => {
  await renderKyc({ known: { individual: { ...withAadhaar, useCase, approvalStatus: 'On hold' } } })
  expect(await stepNow()).toBe('Approval, current')
  expect(screen.getByText('Your KYC is under review')).toBeTruthy()
})

test('an earlier step can be corrected: it says what must be repeated, and can be cancelled', async () => {
  const steps = { 'individual/pan': done({ ...withPan, aadharStatus: null }) }
  const { user } = await renderKyc({ known: { individual: withAadhaar }, steps })
  await user.click(await button('Change: PAN'))
  expect(await stepNow()).toBe('PAN, current')
  expect(screen.getByText('If you save this step, you will have to complete these steps again: Aadhaar.')).toBeTruthy()
  await user.click(await button('Keep unchanged'))
  expect(await stepNow()).toBe('Use case, current')
  await user.click(await button('Change: PAN'))
  await user.click(await button('Fill sample'))
  await user.click(await button('Check PAN'))
  expect(await box('Aadhaar number')).toBeTruthy()
  expect(await stepNow()).toBe('Aadhaar, current')
  expect(document.activeElement?.textContent).toBe('Aadhaar, current')
})

test('rejected: the reason, and the previous use case to correct and submit again', async () => {
  const rejected = { ...withAadhaar, useCase, approvalStatus: 'Rejected', reason: 'Say how often.' }
  const steps = { 'individual/use-case': done({ approvalStatus: 'Pending', reason: null }) }
  const { user, sent } = await renderKyc({ known: { individual: rejected }, steps })
  expect(await screen.findByText('Reason: Say how often.')).toBeTruthy()
  await user.click(await button('Edit use case'))
  const field = await box('What will you use the account for?')
  expect(field.value).toBe(useCase)
  await user.type(field, ' About 40 of them.')
  await user.click(await button('Submit for approval'))
  expect(await screen.findByText('Your KYC is under review')).toBeTruthy()
  expect(sent('individual/use-case')).toEqual([{ useCase: `${useCase} About 40 of them.` }])
})

test('a step that another tab has completed is refused, and the screen updates', async () => {
  const conflict = { code: 'conflict', message: 'Your KYC is under review.', requestId: 'req_1' }
  const steps: Record<string, KycStepAnswer> = {
    'individual/use-case': (_, state) => {
      Object.assign(state.individual, { useCase, approvalStatus: 'Pending' })
      return { status: 409, body: { error: conflict } }
    },
  }
  const { user } = await renderKyc({ known: { individual: withAadhaar }, steps })
  await user.click(await button('Fill sample'))
  await user.click(await button('Submit for approval'))
  expect(await screen.findByText('Your KYC is under review')).toBeTruthy()
})

test('every step is listed: complete, open or later', async () => {
  await renderKyc({ known: { individual: withPan } })
  await stepNow()
  const list = within(document.querySelector('ol') as HTMLElement)
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'PAN, done',
    'Aadhaar, current',
    'Use case, next',
    'Approval, next',
  ])
})
