import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { publicChallanList as words } from '../../../../contracts/messages/en/publicChallanList.ts'
import { publicChallanList as hindi } from '../../../../contracts/messages/hi/publicChallanList.ts'
import { boxes, challan, renderChallanDetails, rowOf, seedLookup, stubPublicBrowser } from './renderPublicPage.tsx'

stubPublicBrowser()

const mix = () => [
  challan('MH1', { imagesChallan: ['/public/image/1?sig=a', '/public/image/2?sig=b'] }),
  challan('MH2', { amountChallan: 500, route: 'virtual_court', nameViolator: null }),
  challan('MH3', { amountChallan: 1000.5, convenience_fee: 250, discount: 0, route: 'physical_court' }),
  challan('MH4', { route: 'contested', payable: false }),
  challan('MH5', { route: 'excluded_state', payable: false }),
  challan('MH6', { payable: false, order: { code: 'order-code-of-mine', status: 'processing', waiting: null } }),
  challan('MH7', { status: 'Paid', payable: false, datePayment: '2026-10-02T06:00:00.000Z' }),
  challan('MH8', { status: 'PAID', payable: false, amountChallan: 200 }),
]

const total = () => rowOf(words.sums.total)

test('the header shows violator and plate; back leads to the brand by its token, history to the orders (A78, A93)', () => {
  seedLookup(mix())
  renderChallanDetails()
  expect(screen.getByText('R•••• K•••••')).toBeTruthy()
  expect(screen.getByText(words.violator)).toBeTruthy()
  expect(screen.getByText('MH 12 AB 1000')).toBeTruthy()
  expect(screen.getByRole('link', { name: words.back }).getAttribute('href')).toBe('/challan-detailed/tok_1')
  const history = screen.getAllByRole('link', { name: words.history })
  expect(history.map(link => link.getAttribute('href'))).toContain('/challan-details?view=orders')
})

test('the owner is shown if there is no violator', () => {
  seedLookup([challan('MH1', { nameViolator: null })])
  renderChallanDetails()
  expect(screen.getByText('A•••• B•••••')).toBeTruthy()
  expect(screen.getByText(words.owner)).toBeTruthy()
})

test('tabs have counts, and paid is matched in any case here (A76, A98)', async () => {
  seedLookup(mix())
  const { user } = renderChallanDetails()
  expect(screen.getByRole('tab', { name: 'Pending challans 6', selected: true })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Paid challans 2' }))
  const panel = screen.getByRole('tabpanel')
  expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(within(panel).getByText('MH7')).toBeTruthy()
  expect(within(panel).getByText('MH8')).toBeTruthy()
  expect(within(panel).queryByRole('checkbox')).toBeNull()
  expect(within(panel).getByText('Paid on 2 Oct 2026')).toBeTruthy()
})

test('arrow keys switch tabs', async () => {
  seedLookup(mix())
  const { user } = renderChallanDetails()
  screen.getByRole('tab', { name: /^Pending/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: /^Paid/, selected: true })).toBe(document.activeElement)
})

test('the heading counts the challans and sums their fines; only payable ones have a checkbox', () => {
  seedLookup(mix())
  renderChallanDetails()
  expect(screen.getByRole('heading', { level: 2, name: '₹7,500.50 in 6 challans' })).toBeTruthy()
  expect(boxes()).toHaveLength(3)
})

test('each says how it is settled, or why it cannot be selected', () => {
  seedLookup(mix())
  renderChallanDetails()
  const { how, locked } = words
  for (const said of [how.online, how.virtual_court, how.physical_court])
    expect(within(screen.getByRole('tabpanel')).getByText(said)).toBeTruthy()
  for (const said of [locked.contested, locked.excluded_state, locked.order])
    expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.card.inOrder }).getAttribute('href')).toBe(
    '/challan-details?view=orders&order=order-code-of-mine',
  )
})

test('one’s own unpaid order does not prevent paying again; a court case does (A119)', () => {
  const own = { code: 'order-code-of-mine', status: 'created' as const, waiting: null }
  seedLookup([
    challan('MH1', { payable: false, order: own }),
    challan('MH2', { payable: false, order: { ...own, status: 'failed' } }),
    challan('MH3', { payable: false, order: own, route: 'contested' }),
  ])
  renderChallanDetails()
  expect(boxes()).toHaveLength(2)
})

test('one’s own order that waits for the bank cannot be selected, and says until when', () => {
  const waiting = '2026-11-21T06:30:00.000Z'
  seedLookup([challan('MH1', { payable: false, order: { code: 'order-code-of-mine', status: 'created', waiting } })])
  renderChallanDetails()
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('checkbox')).toEqual([])
  expect(screen.getByText(words.locked.waiting)).toBeTruthy()
  expect(screen.getByText(/You can select it again at 21 Nov.*12:00 at the latest/)).toBeTruthy()
})

test('number, date, place, source and time of the lookup', () => {
  seedLookup([challan('MH1')])
  renderChallanDetails()
  for (const said of ['MH1', '3 Nov 2026', 'FC Road, Pune', 'Maharashtra portal, fetched 21 Nov 2026, 11:42'])
    expect(screen.getByText(said)).toBeTruthy()
})

test('fine, fee and GST are separate, GST on the fee alone: 1500 + 100 + 18 = 1618 (A80, A82)', async () => {
  seedLookup(mix())
  const { user } = renderChallanDetails()
  expect(total()).toBe('₹0.00')
  await user.click(boxes()[0] as HTMLElement)
  const { sums } = words
  expect([sums.fines, sums.fees, sums.gst, sums.total].map(name => rowOf(name))).toEqual([
    '₹1,500.00',
    '₹100.00',
    '₹18.00',
    '₹1,618.00',
  ])
  expect(screen.getByText('1 challan, with fee and GST')).toBeTruthy()
  expect(screen.getByText(sums.note)).toBeTruthy()
})

test('Select All selects all payable challans, and none the second time (A98)', async () => {
  seedLookup(mix())
  const { user } = renderChallanDetails()
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: words.selectAll })
  await user.click(all)
  expect(boxes().every(({ checked }) => checked)).toBe(true)
  expect(rowOf(words.sums.fines)).toBe('₹3,000.50')
  expect(rowOf(words.sums.fees)).toBe('₹450.00')
  expect(total()).toBe('₹3,531.50')
  await user.click(all)
  expect(boxes().some(({ checked }) => checked)).toBe(false)
  expect(total()).toBe('₹0.00')
})

test('selecting the last one checks Select All, and deselecting one unchecks it', async () => {
  seedLookup(mix())
  const { user } = renderChallanDetails()
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: words.selectAll })
  for (const box of boxes()) await user.click(box)
  expect(all.checked).toBe(true)
  await user.click(boxes()[1] as HTMLElement)
  expect(all.checked).toBe(false)
})

test('the selection survives a reload without challans that can no longer be paid (A119)', async () => {
  seedLookup(mix())
  const first = renderChallanDetails()
  await first.user.click(boxes()[0] as HTMLElement)
  await first.user.click(boxes()[1] as HTMLElement)
  first.drawn.unmount()
  seedLookup(mix().map(one => (one.challanNo === 'MH2' ? { ...one, status: 'Paid', payable: false } : one)))
  renderChallanDetails()
  expect(total()).toBe('₹1,618.00')
})

test('the total is announced to screen readers, but not before a selection', async () => {
  seedLookup(mix())
  const { user } = renderChallanDetails()
  await user.click(boxes()[0] as HTMLElement)
  expect(await screen.findByText('1 challan selected, ₹1,618.00 to pay')).toBeTruthy()
})

test('images only if there are some; a click on the backdrop closes them, a broken one says so (A87)', async () => {
  seedLookup(mix())
  const { user } = renderChallanDetails()
  expect(screen.getAllByRole('button', { name: /^Challan image/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Challan images (2)' }))
  const dialog = screen.getByRole('dialog', { name: 'Challan images' })
  expect(
    within(dialog)
      .getAllByRole('img')
      .map(image => image.getAttribute('alt')),
  ).toEqual(['Image 1', 'Image 2'])
  fireEvent.error(within(dialog).getByRole('img', { name: 'Image 2' }))
  expect(within(dialog).getByText(/Image 2 could not be loaded/)).toBeTruthy()
  await user.click(within(dialog).getByRole('img', { name: 'Image 1' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the number is copied, with a confirmation', async () => {
  seedLookup([challan('MH1')])
  const { user } = renderChallanDetails()
  await user.click(screen.getByRole('button', { name: 'Copy challan number MH1' }))
  expect(await screen.findByText('Copied to clipboard')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('MH1')
})

test('HTML in a source’s text is escaped', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'\u202E{{x}}'
  seedLookup([challan('MH1', { detailsViolation: [{ offence: hostile, section: hostile }], locationChallan: hostile })])
  renderChallanDetails()
  expect(screen.getAllByText(hostile).length).toBeGreaterThan(0)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('no pending challans', () => {
  seedLookup([])
  renderChallanDetails()
  expect(screen.getByRole('heading', { name: words.empty.pending })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a cleared session leads back to the start (A94)', () => {
  renderChallanDetails()
  expect(screen.getByRole('heading', { name: words.gone.title })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.gone.action }).getAttribute('href')).toBe('/challan-detailed')
})

test('so does a broken session, to the brand that it still has', () => {
  seedLookup(mix())
  sessionStorage.setItem('result', '{"result":[{"challanNo":')
  renderChallanDetails()
  expect(screen.getByRole('link', { name: words.gone.action }).getAttribute('href')).toBe('/challan-detailed/tok_1')
})

test("a page shows no name before it knows its brand's, and the next page shows it immediately", async () => {
  const BRAND = 'GET /api/challanBrand/tok_1'
  const brand = {
    title: 'Gaadi Seva',
    content: {},
    token: 'tok_1',
    stylesheet: '/public/brands/b/1.css',
    supportEmail: 'help@gaadi.test',
  }
  seedLookup(mix())
  let answer = (_reply: { body: unknown }) => {}
  const first = renderChallanDetails({ [BRAND]: () => new Promise(resolve => (answer = resolve)) })
  const bar = () => screen.getByRole('banner').textContent
  await waitFor(() => expect(answer.length).toBe(1))
  expect(bar()).not.toMatch(/Satyapan|Gaadi/)
  answer({ body: { code: 100, message: 'ok', result: brand } })
  await waitFor(() => expect(bar()).toContain('Gaadi Seva'))
  first.drawn.unmount()
  renderChallanDetails({ [BRAND]: () => new Promise(() => {}) })
  expect(bar()).toContain('Gaadi Seva')
})

test('if the brand cannot be loaded, the page works under Satyapan’s name', async () => {
  seedLookup(mix())
  renderChallanDetails({ 'GET /api/challanBrand/tok_1': () => ({ status: 503, body: {} }) })
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('Satyapan'))
  expect(boxes()).not.toEqual([])
})

test('in Hindi, offences too', async () => {
  seedLookup(mix())
  renderChallanDetails({}, '', 'hi')
  expect(screen.getByRole('tab', { name: `${hindi.tabs.pending} 6` })).toBeTruthy()
  expect(screen.getByText(hindi.locked.contested)).toBeTruthy()
  expect((await screen.findAllByText('तय गति सीमा से तेज़ चलाना')).length).toBeGreaterThan(0)
})

test('selecting one of many renders one card and the totals, as with 20', () => {
  const drawnFor = (count: number) => {
    seedLookup(Array.from({ length: count }, (_, index) => challan(`MH${index}`)))
    const { drawn } = renderChallanDetails()
    const observer = new MutationObserver(() => {})
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    fireEvent.click(document.querySelector('li input') as HTMLElement)
    const records = observer.takeRecords().length
    observer.disconnect()
    drawn.unmount()
    sessionStorage.clear()
    return records
  }
  expect(drawnFor(200)).toBe(drawnFor(20))
})

test('of 500 challans a screenful comes first and all of them after; Select All counts every one at once', async () => {
  seedLookup(Array.from({ length: 500 }, (_, index) => challan(`MH${index}`)))
  renderChallanDetails()
  // By selector: a search by role looks at every element, which takes seconds among 500 cards.
  const [heading, all] = document.querySelectorAll<HTMLElement>('h2, input[type="checkbox"]')
  expect(heading?.textContent).toBe('₹7,50,000 in 500 challans')
  expect(all?.closest('label')?.textContent?.trim()).toBe(words.selectAll)
  if (all) fireEvent.click(all)
  expect(total()).toBe('₹8,09,000.00')
  await waitFor(() => expect(document.querySelectorAll('li input[type="checkbox"]:checked')).toHaveLength(500))
  // The last one is in the document, for the keyboard, the search and the printer of the browser.
  expect(document.body.textContent).toContain('MH499')
})
