import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PageName, paths } from '../../../contracts/platform/paths.ts'
import { runTour } from '../../../src/layout/tour/runTour.ts'
import { until } from '../../support/until.ts'

const everything = new Set(Object.keys(paths) as PageName[])
const PHONE = '(max-width:599.95px)'
let end: () => void = () => {}

/** A window that matches these media queries and prefers reduced motion. */
const mockMedia = (...fitting: string[]) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion') || fitting.includes(media),
  }))

/** An element with this name that is visible. */
function shown(name: string): HTMLElement {
  const element = document.createElement('div')
  element.dataset.tour = name
  element.getClientRects = () => [{}] as unknown as DOMRectList
  document.body.append(element)
  return element
}

const popover = () => document.querySelector('[role="dialog"]')
const title = () => document.querySelector('.driver-popover-title')?.textContent
const isCentred = () => popover()?.classList.contains('driver-popover-side-over')
const words = () =>
  [...(popover()?.querySelectorAll('button:not([hidden])') ?? [])]
    .filter(button => (button as HTMLElement).style.display !== 'none')
    .map(button => button.textContent)
const press = (word: string) =>
  [...(popover()?.querySelectorAll('button') ?? [])].find(button => button.textContent === word)?.click()
const key = (name: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key: name }))

const start = (built: ReadonlySet<PageName> = everything) => {
  const onEnd = vi.fn<() => void>()
  end = runTour({ built, onEnd })
  return onEnd
}

beforeEach(() => {
  localStorage.setItem('locale', 'en')
  Element.prototype.scrollIntoView = () => {}
  mockMedia()
})

afterEach(() => {
  end()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('twelve steps in the specification’s order, with Skip and Next, then Finish (A29)', () => {
  const onEnd = start()
  const seen: (string | null | undefined)[] = []
  for (let step = 1; step <= 12; step++) {
    expect(popover()?.textContent).toContain(`${step} of 12`)
    expect(words()).toEqual(step < 12 ? ['Skip', 'Next'] : ['Finish'])
    seen.push(title())
    press(step < 12 ? 'Next' : 'Finish')
  }
  expect(seen).toEqual([
    'Dashboard',
    'API Wallet',
    'Product Wallet',
    'API Documentation',
    'API Key',
    'API Pricing',
    'API Usage',
    'Test APIs',
    'Products',
    'Templates',
    'My Account',
    'Whitelist IP',
  ])
  expect(popover()).toBeNull()
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a step whose target is not on the screen is shown in the middle; none is left out (A30)', () => {
  const wallet = shown('productWallet')
  start()
  expect(isCentred()).toBe(true)
  press('Next')
  expect(isCentred()).toBe(true)
  press('Next')
  expect([title(), isCentred()]).toEqual(['Product Wallet', false])
  expect(wallet.classList.contains('driver-active-element')).toBe(true)
  press('Next')
  expect([title(), isCentred()]).toEqual(['API Documentation', true])
})

test('under 600 px Next closes the tour (A29)', () => {
  mockMedia(PHONE)
  const onEnd = start()
  press('Next')
  expect(popover()).toBeNull()
  expect(onEnd).toHaveBeenCalledOnce()
})

test('at My Account, the zero-based step 10, the side menu is scrolled to its end (A31)', () => {
  const menu = document.createElement('aside')
  menu.dataset.sideMenu = ''
  Object.defineProperty(menu, 'scrollHeight', { value: 640 })
  document.body.append(menu)
  start()
  for (let step = 0; step < 9; step++) press('Next')
  expect([title(), menu.scrollTop]).toEqual(['Templates', 0])
  press('Next')
  expect([title(), menu.scrollTop]).toEqual(['My Account', 640])
})

test('a page that is not part of this version is announced for later', () => {
  start(new Set<PageName>(['dashboard']))
  expect(popover()?.textContent).not.toContain('later version')
  for (let step = 0; step < 4; step++) press('Next')
  expect(title()).toBe('API Key')
  expect(popover()?.textContent).toContain('This page will come in a later version.')
})

test('by keyboard: arrow keys go forward and back, Escape closes, and the focus is restored', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  const onEnd = start()
  key('ArrowRight')
  expect(title()).toBe('API Wallet')
  key('ArrowLeft')
  expect(title()).toBe('Dashboard')
  key('Escape')
  expect(popover()).toBeNull()
  expect(onEnd).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
})

test('for screen readers it is a named modal dialog, and its target is not a menu', async () => {
  const dashboard = shown('dashboard')
  start()
  expect(popover()?.getAttribute('aria-modal')).toBe('true')
  expect(document.getElementById(popover()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Dashboard')
  expect(popover()?.querySelector('header, footer')?.getAttribute('role')).toBe('presentation')
  await until(() => expect(dashboard.hasAttribute('aria-haspopup')).toBe(false))
  expect(dashboard.hasAttribute('aria-expanded')).toBe(false)
})
