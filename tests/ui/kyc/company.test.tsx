import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  fieldError,
  type KycStepAnswer,
  renderKyc,
  useCase,
  withAadhaar,
  withCompany,
  withDins,
  withDirectors,
} from './renderKyc.tsx'

const path = '/bulk-pan?path=company'
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const director = async (number: number) => within(await screen.findByRole('group', { name: `Director ${number}` }))
const stepNow = async () => (await screen.findByRole('listitem', { current: 'step' })).querySelector('h3')?.textContent

const done =
  (more: object): KycStepAnswer =>
  (_, state) => {
    Object.assign(state.company, more)
    return { body: state.company }
  }

test.each([
  ['no details: the company (CompanyKYC3)', {}, 'Company, current'],
  ['no director data: the directors (CompanyKYC4)', withCompany, 'Directors, current'],
  ['no director details: their DINs (CompanyKYC5)', withDirectors, 'Directors’ DINs, current'],
  ['an empty use case asks for it', withDins, 'Use case, current'],
  ['then staff decide', { ...withDins, useCase, approvalStatus: 'Pending' }, 'Approval, current'],
])('%s (A62)', async (_, company, step) => {
  await renderKyc({ path, known: { company } })
  expect(await stepNow()).toBe(step)
})

test('by CIN with a name, validated while typing', async () => {
  const { user, sent } = await renderKyc({ path, steps: { 'company/details': done(withCompany) } })
  await user.type(await box('CIN'), 'x7')
  expect(await screen.findByText(/Character 1/)).toBeTruthy()
  await user.clear(await box('CIN'))
  await user.type(await box('CIN'), 'u72900ka2016ptc093210')
  await user.click(await button('Save company'))
  expect(await screen.findByText('Enter the company name.')).toBeTruthy()
  expect(sent('company/details')).toEqual([])
  await user.type(await box('Legal name'), ' Zenith ')
  await user.click(await button('Save company'))
  expect(await director(1)).toBeTruthy()
  expect(sent('company/details')).toEqual([{ type: 'cin', number: 'U72900KA2016PTC093210', name: 'Zenith' }])
})

test('by GSTIN; a number without a record shows an error at its field', async () => {
  const steps = { 'company/details': () => fieldError('number', 'No record found for this GSTIN.') }
  const { user, sent } = await renderKyc({ path, steps })
  await user.click(await button('GSTIN'))
  expect(screen.queryByRole('textbox', { name: 'Legal name' })).toBeNull()
  await user.click(await button('Fill sample'))
  await user.click(await button('Save company'))
  expect(await screen.findByText('No record found for this GSTIN.')).toBeTruthy()
  expect((await box('GSTIN')).getAttribute('aria-invalid')).toBe('true')
  expect(sent('company/details')).toEqual([{ type: 'gstin', number: '27AAACZ1000A1Z7' }])
})

test('directors: rows are added and removed, and an error is shown in its own row', async () => {
  const steps: Record<string, KycStepAnswer> = {
    'company/directors': (seen, state) =>
      JSON.stringify(seen.body).includes('bad')
        ? fieldError('directors.1.name', 'Control characters are not allowed in a name.')
        : done(withDirectors)(seen, state),
  }
  const { user, sent } = await renderKyc({ path, known: { company: withCompany }, steps })
  const fill = async (number: number, name: string, designation: string) => {
    const row = await director(number)
    await user.clear(row.getByLabelText('Name'))
    await user.type(row.getByLabelText('Name'), name)
    await user.clear(row.getByLabelText('Designation'))
    await user.type(row.getByLabelText('Designation'), designation)
  }
  await fill(1, 'Asha Rao', 'Managing director')
  expect(screen.queryByRole('button', { name: 'Remove director 1' })).toBeNull()
  await user.click(await button('Add director'))
  await user.click(await button('Add director'))
  await user.click(await button('Remove director 3'))
  await user.click(await button('Save directors'))
  expect((await director(2)).getByText('Enter a name.')).toBeTruthy()
  expect((await director(1)).queryByText('Enter a name.')).toBeNull()
  await fill(2, 'bad', 'Director')
  await user.click(await button('Save directors'))
  expect(await (await director(2)).findByText(/Control characters/)).toBeTruthy()
  await fill(2, 'Vikram Shah', 'Director')
  await user.click(await button('Save directors'))
  expect(await box('DIN of Asha Rao')).toBeTruthy()
  expect(sent('company/directors').at(-1)).toEqual({ directors: withDirectors.directorData })
})

test('fifteen directors are the maximum', async () => {
  const directorData = Array.from({ length: 14 }, (_, at) => ({ name: `Director of ${at}`, designation: 'Director' }))
  const { user } = await renderKyc({ path, known: { company: { ...withDins, directorData } } })
  await user.click(await button('Change: Directors'))
  await user.click(await button('Add director'))
  expect(await screen.findByText('At most 15 directors.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add director' })).toBeNull()
})

test('a DIN for each director; a repeated one is marked at the second', async () => {
  const steps: Record<string, KycStepAnswer> = {
    'company/director-details': (seen, state) => {
      const { directors } = seen.body as { directors: { din: string }[] }
      return new Set(directors.map(({ din }) => din)).size < directors.length
        ? fieldError('directors.1.din', 'This DIN is entered twice.')
        : done(withDins)(seen, state)
    },
  }
  const { user, sent } = await renderKyc({ path, known: { company: withDirectors }, steps })
  await user.type(await box('DIN of Asha Rao'), '01234567')
  await user.click(await button('Save DINs'))
  expect(sent('company/director-details')).toEqual([])
  await user.type(await box('DIN of Vikram Shah'), '01234567')
  await user.click(await button('Save DINs'))
  expect(await screen.findByText('This DIN is entered twice.')).toBeTruthy()
  expect((await box('DIN of Vikram Shah')).getAttribute('aria-invalid')).toBe('true')
  expect((await box('DIN of Asha Rao')).getAttribute('aria-invalid')).toBeNull()
  await user.click(await button('Fill sample'))
  await user.click(await button('Save DINs'))
  expect(await box('What will you use the account for?')).toBeTruthy()
  expect(sent('company/director-details').at(-1)).toEqual({ directors: [{ din: '01234567' }, { din: '01234568' }] })
})

test('corrected directors are prefilled, and later steps must be repeated', async () => {
  const rejected = { ...withDins, useCase, approvalStatus: 'Rejected', reason: 'The second director is unknown.' }
  const steps = {
    'company/directors': done({ ...withDirectors, directorDetails: null, useCase: '', approvalStatus: null }),
  }
  const { user } = await renderKyc({ path, known: { company: rejected }, steps })
  expect(await screen.findByText('Reason: The second director is unknown.')).toBeTruthy()
  await user.click(await button('Change: Directors'))
  expect(screen.getByText(/again: Directors’ DINs, Use case\./)).toBeTruthy()
  expect((await director(2)).getByDisplayValue('Vikram Shah')).toBeTruthy()
  await user.click(await button('Save directors'))
  expect(await box('DIN of Vikram Shah')).toBeTruthy()
})

test('the paths can be switched; the progress on the other is kept and shown', async () => {
  const individual = { ...withAadhaar, useCase, approvalStatus: 'Pending' }
  const { user } = await renderKyc({ known: { individual } })
  expect(await screen.findByText('Your KYC is under review')).toBeTruthy()
  await user.click(await button('Company'))
  expect(await box('CIN')).toBeTruthy()
  expect(screen.getByText(/Your individual KYC is awaiting approval/)).toBeTruthy()
  await user.click(await button('Individual'))
  expect(await screen.findByText('Your KYC is under review')).toBeTruthy()
})

test('one complete path is enough, and the other is not requested (A63)', async () => {
  const company = { ...withDins, useCase, approvalStatus: 'Approved' }
  await renderKyc({ known: { company, individual: { ...withAadhaar, useCase, approvalStatus: 'Rejected' } } })
  expect(await screen.findByText('Your account is verified')).toBeTruthy()
  expect(screen.getByText(/Zenith Private Limited/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Individual' })).toBeNull()
})
