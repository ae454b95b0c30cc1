import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { afterEach, vi } from 'vitest'
import type { Challan, ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import { writeAccessToken, writeBrandToken, writeLookup } from '../../../../contracts/challans/challanSession.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { LocaleContext } from '../../../../src/i18n/locale.ts'
import DetailsPage from '../../../../src/public/challans/DetailsPage.tsx'
import { sentTexts } from '../../../../src/public/pageTexts.ts'
import { StateContext } from '../../../../src/public/state.ts'
import { fakeServer } from '../../support/fakeServer.ts'
import { stubBrowser } from '../../support/stubBrowser.ts'

/** Satyapan's own host. */
const noHosts = { page: '', production: '', development: '' }

export const DETAIL = 'POST /public/vehicle-echallan-detail-V2'
export const PAY = 'POST /public/vehicle-echallan-payment-V2'
export const ORDERS = 'GET /public/vehicle-echallan-paidList-V2'

const fetchedAt = '2026-11-21T06:12:00.000Z'

export const challan = (challanNo: string, more: Partial<Challan> = {}): Challan => ({
  challanNo,
  rcNo: 'MH12AB1000',
  dlRcNumber: null,
  nameViolator: 'R•••• K•••••',
  nameOwner: 'A•••• B•••••',
  status: 'Pending',
  amountChallan: 1500,
  convenience_fee: 100,
  discount: 20,
  dateChallan: '2026-11-03T06:00:00.000Z',
  locationChallan: 'FC Road, Pune',
  detailsViolation: [{ offence: 'Exceeding the speed limit', section: '183(1)' }],
  imagesChallan: [],
  challan_search_source: 'Maharashtra portal',
  datePayment: null,
  court_status_desc: null,
  route: 'online',
  payable: true,
  state: 'MH',
  fetchedAt,
  order: null,
  ...more,
})

export const order = (code: string, more: Partial<ChallanOrder> = {}): ChallanOrder => ({
  code,
  number: 'CH-7K3M-9QXD',
  status: 'processing',
  paymentMethod: 'card',
  createdAt: '2026-11-18T04:30:00.000Z',
  fines: 1500,
  fees: 100,
  gst: 18,
  total: 1618,
  refunded: 0,
  waiting: null,
  diverged: false,
  taken: 0,
  timeline: [
    { status: 'created', at: '2026-11-18T04:30:00.000Z', note: null },
    { status: 'paid', at: '2026-11-18T04:34:00.000Z', note: null },
    { status: 'processing', at: '2026-11-19T05:00:00.000Z', note: 'Handed to the virtual court' },
  ],
  nameViolator: 'R•••• K•••••',
  rcNo: 'MH12AB1000',
  challanNumber: ['MH1'],
  court_status_desc: 'With the virtual court',
  challanDetail: [],
  receipt: true,
  expected: null,
  ...more,
})

export const response = (result: Challan[], parentId = 'chs_1') => ({
  code: 200 as const,
  message: 'ok',
  result,
  parentId,
  fetchedAt,
})

/** Stores a search result in the session. */
export function seedLookup(result: Challan[]): void {
  writeLookup(sessionStorage, { result: response(result), parentId: 'chs_1', vehicle: 'MH12AB1000' })
  writeAccessToken(sessionStorage, 'access-1')
  writeBrandToken(sessionStorage, 'tok_1')
}

/** The address that the page navigates to. */
export const navigatedTo = vi.fn<(address: string) => void>()

export function stubPublicBrowser(): void {
  stubBrowser()
  afterEach(() => {
    cleanup()
    navigatedTo.mockClear()
  })
}

type Answers = Parameters<typeof fakeServer>[0]

/** Renders a page with a fake server. */
export function renderPublicPage(Page: ComponentType, path: string, answers: Answers = {}, locale: Locale = 'en') {
  history.replaceState(null, '', path)
  const seen = fakeServer(answers)
  // jsdom cannot navigate; the rest of `location` is real.
  const { origin } = location
  vi.stubGlobal(
    'location',
    Object.defineProperties(
      { origin, assign: navigatedTo, replace: navigatedTo, reload: () => navigatedTo('reload') },
      {
        href: { get: () => document.location.href, set: navigatedTo },
        search: { get: () => document.location.search },
        pathname: { get: () => document.location.pathname },
        hash: { get: () => document.location.hash },
      },
    ),
  )
  const state = {
    page: 'challanDetails' as const,
    locale,
    brand: null,
    unknown: false,
    example: null,
    trust: null,
    config: {
      brandName: 'Satyapan',
      supportEmail: 'support@satyapan.test',
      clientToken: 'client',
      sandbox: true,
      apiHosts: noHosts,
    },
    texts: sentTexts('challanDetails', locale),
  }
  const drawn = render(
    <Suspense>
      <LocaleContext value={locale}>
        <StateContext value={state}>
          <Page />
        </StateContext>
      </LocaleContext>
    </Suspense>,
  )
  return { user: userEvent.setup(), seen: () => seen.filter(({ path: asked }) => asked.startsWith('/public')), drawn }
}

export const renderChallanDetails = (answers: Answers = {}, query = '', locale: Locale = 'en') =>
  renderPublicPage(DetailsPage, `/challan-details${query}`, answers, locale)

/** A row of the summary beside the list. */
export const rowOf = (name: string, within: HTMLElement = document.body): string => {
  const term = [...within.querySelectorAll('dt')].find(({ textContent }) => textContent === name)
  return term?.nextElementSibling?.textContent ?? ''
}

export const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').slice(1)
