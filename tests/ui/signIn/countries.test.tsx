import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countryByDialCode, findCountries, localizedCountries } from '../../../src/components/plain/phone/countries.ts'
import { flagUrl } from '../../../src/components/plain/phone/Flag.tsx'
import { stubBrowser } from '../support/stubBrowser.ts'
import { choose, press, renderSignInForms } from './renderSignInForms.tsx'

stubBrowser()

const all = localizedCountries('en')
const names = (asked: string) => findCountries(all, asked).map(({ name }) => name)

test('about 240 countries, each with a name, a dial code and a flag', () => {
  expect(all.length).toBeGreaterThan(230)
  expect(all.filter(({ name, code }) => name === code)).toEqual([])
  expect(all.filter(({ dialCode }) => !/^\+\d+$/.test(dialCode))).toEqual([])
  expect(all.filter(({ code }) => !flagUrl(code))).toEqual([])
})

test('the search accepts names in any case, and dial codes (§5)', () => {
  expect(names('InDi')).toContain('India')
  expect(names('+91')).toEqual(['India'])
  expect(names('zzz')).toEqual([])
  expect(findCountries(localizedCountries('hi'), 'भारत').map(({ code }) => code)).toContain('IN')
})

test('a shared dial code selects the largest country', () => {
  expect(['+1', '+44', '+7', '+91'].map(dial => countryByDialCode(dial).code)).toEqual(['US', 'GB', 'RU', 'IN'])
})

test('arrow keys move, Escape closes and restores the focus', async () => {
  const { user } = await renderSignInForms({})
  await choose(user, 'Phone OTP')
  await press(user, 'Country: India +91')
  const search = screen.getByRole('combobox', { name: 'Search for a country' })
  expect(document.activeElement).toBe(search)
  await user.keyboard('nep')
  const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toBe('Nepal+977')
  await user.clear(search)
  await user.keyboard('{End}{ArrowUp}{ArrowDown}')
  expect(active()).toBe(`${all.at(-1)?.name}${all.at(-1)?.dialCode}`)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country: India +91' }))
})
