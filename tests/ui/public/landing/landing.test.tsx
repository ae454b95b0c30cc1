import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { publicChallanLanding as text } from '../../../../contracts/messages/en/publicChallanLanding.ts'
import { publicChallanLanding as hi } from '../../../../contracts/messages/hi/publicChallanLanding.ts'
import { publicPages } from '../../../../src/public/pages.ts'
import { brand, CONTACT, renderPublicLanding, stubLandingBrowser } from './renderPublicLanding.tsx'

stubLandingBrowser()
afterEach(() => vi.useRealTimers())

const leading = () => document.querySelector('[data-first]')?.textContent?.trim()
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('each page names its own module', async () => {
  for (const { load, module } of Object.values(publicPages)) {
    const own = (await import(/* @vite-ignore */ `../../../../${module}`)) as { default: unknown }
    expect((await load()).default).toBe(own.default)
  }
})

test('the brand’s own texts, claims included (A103, A125)', async () => {
  const { rendered } = await renderPublicLanding()
  for (const { figure, words } of brand.content.claims) {
    expect(rendered.html).toContain(figure.en)
    expect(rendered.html).toContain(words.en)
  }
  expect(rendered.html).toContain(brand.content.questions[0]?.answer.en.split(/['"&<]/, 1)[0])
  expect(rendered.title).toContain(brand.title)
})

test('what never changes in the browser has no code there, and stays as the server rendered it', async () => {
  const { root, rendered } = await renderPublicLanding()
  const server = document.createElement('div')
  server.innerHTML = rendered.html
  for (const part of ['example', 'claims', 'about'])
    expect(root.querySelector(`#part-${part}`)?.innerHTML).toBe(server.querySelector(`#part-${part}`)?.innerHTML)
  expect(within(root).getByRole('heading', { name: text.questions })).toBeTruthy()
})

test('the example adds up at the brand’s own fee, and promises a refund only where the brand does', async () => {
  const example = (shown: { rendered: { html: string } }) => {
    const page = document.createElement('div')
    page.innerHTML = shown.rendered.html
    return [...page.querySelectorAll('#part-example dd')].map(({ textContent }) => textContent)
  }
  const promised = await renderPublicLanding()
  expect(example(promised)).toEqual(['₹1,500.00', '₹112.50', '₹20.25', '₹1,632.75'])
  expect(promised.rendered.html).toContain(text.example.refund)
  const other = await renderPublicLanding({}, { example: { feePaise: 14_900, lateRefund: false } })
  expect(example(other)).toEqual(['₹1,500.00', '₹149.00', '₹26.82', '₹1,675.82'])
  expect(other.rendered.html).not.toContain(text.example.refund)
})

test('everything in Hindi', async () => {
  const { rendered } = await renderPublicLanding({}, { locale: 'hi' })
  expect(rendered.html).toContain(hi.how.title)
  expect(rendered.html).not.toContain(text.how.title)
})

test('the menu closes after a link to a section', async () => {
  const { user } = await renderPublicLanding()
  const menu = document.querySelector('header details') as HTMLDetailsElement
  menu.open = true
  await user.click(within(menu).getByRole('link', { name: 'FAQs' }))
  expect(menu.open).toBe(false)
})

test('an unknown brand shows a notice above a search that works', async () => {
  await renderPublicLanding({}, { unknown: true })
  expect(screen.getByText(text.unknown.title)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Vehicle number' })).toBeTruthy()
})

test('without any brand the page says so', async () => {
  await renderPublicLanding({}, { brand: null, unknown: true })
  expect(screen.getByRole('heading', { name: text.closed.title })).toBeTruthy()
})

test('the demo button leads to the form below (A105)', async () => {
  await renderPublicLanding()
  expect(screen.getByRole('link', { name: text.schedule }).getAttribute('href')).toBe('#contact')
  expect(document.querySelector('#contact form')).not.toBeNull()
})

test('the names advance every two seconds, except while hovered or focused, and can be stopped (A104)', async () => {
  vi.useFakeTimers()
  await renderPublicLanding()
  const [first, second, third] = brand.content.trustedBy
  expect(leading()).toBe(first)
  await pass(2_000)
  expect(leading()).toBe(second)
  const track = screen.getByRole('group', { name: text.trusted })
  fireEvent.focusIn(track)
  await pass(10_000)
  expect(leading()).toBe(second)
  fireEvent.focusOut(track)
  await pass(2_000)
  expect(leading()).toBe(third)
  fireEvent.click(screen.getByRole('button', { name: text.pauseLabel }))
  await pass(10_000)
  expect(leading()).toBe(third)
})

test('with reduced motion the names do not move (A104)', async () => {
  vi.useFakeTimers()
  window.matchMedia = query =>
    ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  await renderPublicLanding()
  await pass(10_000)
  expect(leading()).toBe(brand.content.trustedBy[0])
  screen.getByRole('button', { name: text.playLabel })
})

test('contact: the company is required, the product fixed, the banner shown for five seconds (A107, A126)', async () => {
  const { seen } = await renderPublicLanding({ [CONTACT]: () => ({ body: { code: 100, message: 'ok' } }) })
  const form = within(document.querySelector('#contact') as HTMLElement)
  const type = (name: string, value: string) =>
    fireEvent.change(form.getByRole('textbox', { name }), { target: { value } })
  type(text.contact.name, 'Asha Rao')
  type(text.contact.email, 'asha@buyer.test')
  type(text.contact.phone, '98765 43210')
  type(text.contact.message, 'Call me')
  fireEvent.click(form.getByRole('button', { name: text.contact.send }))
  await form.findByText(text.contact.wrong.companyName)
  expect(document.activeElement?.getAttribute('name')).toBe('companyName')
  expect(seen).toEqual([])

  vi.useFakeTimers({ shouldAdvanceTime: true })
  type(text.contact.company, 'Zenith')
  fireEvent.click(form.getByRole('button', { name: text.contact.send }))
  await form.findByText(text.contact.sent)
  expect(seen[0]?.body).toMatchObject({ companyName: 'Zenith', productName: 'Challan Detailed Page' })
  await pass(5_000)
  expect(form.queryByText(text.contact.sent)).toBeNull()
})
