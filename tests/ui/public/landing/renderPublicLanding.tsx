import { act, cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import type { PublicPageName, PublicState } from '../../../../contracts/pages/publicPage.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { satyapan } from '../../../../server/seed/brandSatyapan.ts'
import { PublicApp } from '../../../../src/public/PublicApp.tsx'
import { publicPages } from '../../../../src/public/pages.ts'
import { renderPage } from '../../../../src/public/render.tsx'
import { fakeServer } from '../../support/fakeServer.ts'
import { stubBrowser } from '../../support/stubBrowser.ts'

/** Satyapan's own host. */
const noHosts = { page: '', production: '', development: '' }

export const SEND = 'POST /public/echallan-send-otp'
export const VERIFY = 'POST /public/echallan-verify-otp'
export const DETAIL = 'POST /public/vehicle-echallan-detail-V2'
export const CONTACT = 'POST /api/contactForm'

/** The address that the page navigates to. */
export const navigatedTo = vi.fn<(address: string) => void>()

/** Hydration mismatches that React reports, and any other error during hydration. */
const complaints: unknown[] = []

let unmount = () => {}

function closePage(): void {
  act(() => unmount())
  unmount = () => {}
  cleanup()
  document.body.innerHTML = ''
}

export function stubLandingBrowser({ still = false } = {}): void {
  stubBrowser()
  afterEach(() => {
    closePage()
    navigatedTo.mockClear()
    expect(complaints.splice(0)).toEqual([])
  })
  window.matchMedia = query =>
    ({ matches: still, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
}

export const brand = {
  brandName: 'satyapan',
  companyLogo: null,
  title: 'Satyapan',
  token: 'tok_1',
  supportEmail: 'help@satyapan.test',
  supportPhone: null,
  stylesheet: '/public/brands/brd_1/1.css',
  content: satyapan,
}

interface Opening {
  page?: PublicPageName
  path?: string
  locale?: Locale
  unknown?: boolean
  brand?: PublicState['brand']
  example?: PublicState['example']
  /** What only the payment pages have. */
  state?: Pick<PublicState, 'payment' | 'checkout'>
  /** Text that was typed before hydration. */
  typed?: string
}

/** Renders the page on the server, then hydrates it with a fake server. Closes the page that was rendered before. */
export async function renderPublicLanding(answers: Parameters<typeof fakeServer>[0] = {}, opening: Opening = {}) {
  closePage()
  const { page = 'challanDetailedBrand', path = '/challan-detailed/satyapan', locale = 'en', typed } = opening
  history.replaceState(null, '', path)
  const seen = fakeServer(answers)
  const { origin } = location
  vi.stubGlobal(
    'location',
    Object.defineProperties(
      { origin, assign: navigatedTo, replace: (to: string | URL) => navigatedTo(String(to)) },
      { href: { get: () => document.location.href }, search: { get: () => document.location.search } },
    ),
  )
  const rendered = await renderPage({
    page,
    locale,
    brand: opening.brand === undefined ? brand : opening.brand,
    unknown: opening.unknown ?? false,
    example: opening.example ?? { feePaise: 11_250, lateRefund: true },
    trust: null,
    ...opening.state,
    config: {
      brandName: 'Satyapan',
      supportEmail: 'support@satyapan.test',
      clientToken: 'client',
      sandbox: true,
      apiHosts: noHosts,
    },
  })
  const root = document.createElement('div')
  root.innerHTML = rendered.html
  document.body.append(root)
  const input = root.querySelector('input')
  if (typed && input) input.value = typed
  const { default: Page } = (await publicPages[page].load()) as { default: ComponentType }
  await act(async () => {
    const made = hydrateRoot(root, <PublicApp state={rendered.state} Page={Page} />, {
      onRecoverableError: error => complaints.push(error),
    })
    unmount = () => made.unmount()
  })
  return { user: userEvent.setup(), seen, rendered, root }
}
