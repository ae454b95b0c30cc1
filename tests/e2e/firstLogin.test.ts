import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { tour } from '../../contracts/messages/en/tour.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { tokensAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  interpolate,
  phone,
  screenshotIfAsked,
  signedIn,
} from '../support/browser.ts'
import { until } from '../support/until.ts'
import { messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { shell } = messages

const steps = Object.values(tour.steps).map(({ title }) => title)
const bonus = (page: Page) => page.getByRole('dialog', { name: tour.bonus.title })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('firstLogin'))

/** Signed in as after a registration. */
async function newcomer(more = {}): Promise<Page> {
  const { token, refreshToken } = await tokensAt(url, 'new@satyapan.test')
  const state = signedIn(url, { token, 'refresh-token': refreshToken, firstLogin: 'true' })
  const page = await open({ ...state, ...more })
  await page.goto(paths.dashboard)
  await bonus(page).waitFor()
  return page
}

async function isAtStep(page: Page, step: number): Promise<void> {
  await page.getByRole('dialog', { name: steps[step] ?? '', exact: true }).waitFor()
  await page.getByText(interpolate(tour.progress, { current: step + 1, total: steps.length })).waitFor()
}

test('the bonus popup and twelve steps appear once (A28, A29, A31, A118)', async () => {
  // So low that the menu must scroll to the Support group.
  const page = await newcomer({ viewport: { width: 1440, height: 330 } })
  await press(page, tour.bonus.start)
  const menu = page.locator('[data-side-menu]')
  const below = () =>
    menu.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  const scrolledDown = async () => {
    const hidden = await below()
    if (hidden !== 0) throw new Error(`${hidden} px of the menu are below`)
  }
  let hidden = 0
  for (const step of steps.keys()) {
    await isAtStep(page, step)
    if (step === 9) {
      await menu.evaluate(element => element.scrollTo(0, 0))
      hidden = await below()
    }
    if (step === 10) await until(scrolledDown)
    if (step < 11) await press(page, tour.next)
  }
  expect(hidden).toBeGreaterThan(0)
  expect(await flag(page)).toBe('true')
  await press(page, tour.finish)
  await page.getByText(interpolate(tour.progress, { current: 12, total: 12 })).waitFor({ state: 'detached' })
  await expect.poll(() => flag(page)).toBeNull()

  await page.reload()
  await page.getByRole('button', { name: /^Profile of/ }).click()
  expect(await bonus(page).count()).toBe(0)
  await press(page, shell.profile.tour)
  await isAtStep(page, 0)
  await page.keyboard.press('Escape')
})

test('on a phone Next closes the tour (A29)', async () => {
  const page = await newcomer(phone)
  await press(page, tour.bonus.start)
  await isAtStep(page, 0)
  await press(page, tour.next)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => flag(page)).toBeNull()
})

describe.each(['light', 'dark'] as const)('no accessibility violation, %s', colorScheme => {
  test('on the popup, a step with a target and one in the middle', async () => {
    const page = await newcomer({ colorScheme, reducedMotion: 'reduce' })
    expect(await accessibilityViolations(page)).toEqual([])
    await screenshotIfAsked(page, `bonus ${colorScheme}`)
    await press(page, tour.bonus.start)
    for (const step of [0, 1]) {
      await isAtStep(page, step)
      expect(await accessibilityViolations(page)).toEqual([])
      await screenshotIfAsked(page, `tour ${step} ${colorScheme}`)
      await press(page, tour.next)
    }
    for (const step of [2, 3, 4]) {
      await isAtStep(page, step)
      await press(page, tour.next)
    }
    // API pricing is not in the menu before KYC (A30).
    await isAtStep(page, 5)
    expect(await accessibilityViolations(page)).toEqual([])
    await press(page, tour.skip)
  })
})
