import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { landing as en } from '../../../contracts/messages/en/landing.ts'
import { landing as hi } from '../../../contracts/messages/hi/landing.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { stubBrowser } from '../support/stubBrowser.ts'
import { renderLanding } from './renderLanding.tsx'

stubBrowser()

test('a visitor’s header: sign in/up, demo call, and the navbar in its exact words, each linked to its section (A27)', async () => {
  const { bar } = await renderLanding()
  const links = within(bar().getByRole('navigation')).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual(['1. Choose Template', '2. Create Journey', '3. Plan Delivery'])
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '')
    const name = link.textContent?.slice(3) ?? ''
    expect(within(target as HTMLElement).getByRole('heading', { name })).toBeTruthy()
  }
  expect(bar().getByRole('button', { name: 'Sign in/up' })).toBeTruthy()
  expect(bar().getByRole('button', { name: en.demo })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('every registered product is listed with its price', async () => {
  await renderLanding()
  const lines = screen.getAllByRole('listitem').map(line => line.textContent)
  for (const { label, pricePaise } of productIds.map(productOf))
    expect(lines).toContain(`${label.en}${pricePaise === 0 ? en.products.free : formatPaise(pricePaise)}`)
})

test('the example shows the cost of each outcome', async () => {
  const { user } = await renderLanding()
  const example = within(screen.getByRole('region', { name: en.example.title }))
  const price = formatPaise(productOf('pan-check').pricePaise)
  expect(example.getByText(`${price}, API wallet`)).toBeTruthy()
  await user.click(example.getByRole('radio', { name: en.example.notFound }))
  expect(example.getByText(`${price}, API wallet`)).toBeTruthy()
  expect(example.getByText(en.example.meaning.notFound)).toBeTruthy()
  await user.click(example.getByRole('radio', { name: en.example.down }))
  expect(example.getByText('₹0.00, source unavailable')).toBeTruthy()
})

test('language and theme can be changed in the bar', async () => {
  const { user, bar } = await renderLanding()
  await user.click(bar().getByRole('button', { name: en.theme.dark }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(bar().getByRole('button', { name: en.theme.light }))
  await user.click(bar().getByRole('button', { name: 'हिंदी' }))
  expect(bar().getByRole('button', { name: hi.signInUp })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(hi.hero.title)
})

test('one h1, and no heading level is skipped', async () => {
  await renderLanding()
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter(level => level === 1)).toHaveLength(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
})
