// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ShownInquiryDetail, ShownQuestion } from '../../../contracts/inquiries/shown.ts'
import { inquiriesScreen as texts } from '../../../contracts/messages/en/inquiriesScreen.ts'
import DetailPage from '../../../src/resources/inquiries/DetailPage.tsx'
import StartPage from '../../../src/resources/inquiries/StartPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

// The worker that places nodes is missing in jsdom: they keep their first places.
globalThis.Worker ??= class {
  addEventListener() {}
  postMessage() {}
  terminate() {}
} as unknown as typeof Worker

const AT = '2026-11-20T06:00:00.000Z'

const question = (state: ShownQuestion['state'], nextTryAt: string | null = null) => ({
  product: 'company-check' as const,
  label: { en: 'Company check', hi: 'कंपनी जाँच' },
  pricePaise: 500,
  state,
  blockedBy: null,
  at: null,
  reused: false,
  nextTryAt,
})

const shown: ShownInquiryDetail = {
  id: 'inq_1',
  about: ['AAxxxx000A'],
  status: 'ready',
  mode: 'live',
  reference: null,
  purpose: 'vendor_onboarding',
  basis: 'consent',
  contradictions: 1,
  missing: 1,
  chargedPaise: 400,
  createdBy: 'Asha Rao',
  createdAt: AT,
  endedAt: AT,
  eraseAt: '2027-02-20T06:00:00.000Z',
  basisWords: null,
  sections: ['identity'],
  atMostPaise: 1000,
  subjects: [{ kind: 'pan', value: 'AAxxxx000A' }],
  sources: [
    {
      id: 'ver_1',
      product: 'din-by-pan',
      label: { en: 'DIN by PAN', hi: 'PAN से DIN' },
      at: AT,
      paise: 200,
      reused: false,
    },
  ],
  nodes: [
    {
      id: 'n1',
      kind: 'person',
      by: 'pan',
      value: 'AAxxxx000A',
      name: 'Vikram Rao',
      isSubject: true,
      facts: [],
      questions: [],
    },
    {
      id: 'n2',
      kind: 'person',
      by: 'din',
      value: '0123xxxx',
      name: null,
      isSubject: false,
      facts: [{ name: 'name', value: 'Vikram Rao', words: null, source: 'ver_1' }],
      questions: [question('open')],
    },
    {
      id: 'n3',
      kind: 'company',
      by: 'companyNumber',
      value: 'U722xxxx',
      name: null,
      isSubject: false,
      facts: [],
      questions: [question('unavailable', AT)],
    },
  ],
  edges: [
    { id: 'e1', from: 'n1', to: 'n2', relation: 'holdsDin', since: null, until: null, sources: ['ver_1'] },
    { id: 'e2', from: 'n2', to: 'n3', relation: 'director', since: null, until: null, sources: ['ver_1'] },
  ],
  findings: [
    {
      id: 'f1',
      kind: 'severalDins',
      sure: 'certain',
      nodes: ['n1', 'n2'],
      evidence: [{ node: 'n2', fact: null, value: null, words: null, source: 'ver_1' }],
      dispute: null,
    },
  ],
  reviews: [],
}

const answers = {
  'GET /api/resources/inquiries/inq_1': () => ({ body: shown }),
  'GET /api/inquiries/inq_1/boards': () => ({ body: { boards: [] } }),
  'GET /api/inquiries/inq_1/access': () => ({ body: { entries: [] } }),
  'GET /api/inquiries/inq_1/reports': () => ({ body: { reports: [], quote: null } }),
  'GET /api/products': () => ({ body: [] }),
}

describe('an inquiry', () => {
  const open = async (body = shown) => {
    const page = await renderConsolePage(DetailPage, {
      path: '/dynamic-intelligence-details?id=inq_1',
      answers: { ...answers, 'GET /api/resources/inquiries/inq_1': () => ({ body }) },
    })
    await page.user.click(await screen.findByRole('button', { name: texts.view.table }))
    return page
  }

  test('names what several have in common', async () => {
    const evidence = [{ node: 'n3', fact: null, value: null, words: null, source: 'ver_1' }]
    const found = {
      id: 'f2',
      kind: 'sharedDirector' as const,
      sure: 'certain' as const,
      nodes: ['n2', 'n3'],
      evidence,
      dispute: null,
    }
    await open({ ...shown, findings: [found] })
    const item = screen.getByText('Companies with the same director').closest('li') as HTMLElement
    const named = within(item).getAllByRole('button')
    expect(named.map(button => button.textContent)).toEqual(['Person: 0123xxxx', 'Company: U722xxxx'])
  })

  test('names what contradicts, how sure, and the source that is down', async () => {
    await open()
    expect(screen.getByText('Several DINs for one PAN')).toBeTruthy()
    expect(screen.getByText('Stated by the sources')).toBeTruthy()
    expect(screen.getByText(/No answer yet: Company check \(U722xxxx\)/)).toBeTruthy()
  })

  test('names what waits for a person, and asks again on demand what is given up; neither is clear', async () => {
    const nodes = shown.nodes.map((node, at) =>
      at === 0 ? node : { ...node, questions: [question(at === 1 ? 'asking' : 'unavailable')] },
    )
    const { user } = await open({ ...shown, nodes, findings: [], missing: 2 })
    expect(screen.getByText(texts.findings.noneSoFar)).toBeTruthy()
    expect(screen.getByText('Still being asked: Company check (0123xxxx).')).toBeTruthy()
    expect(screen.getByText(/^No answer for three days.*Company check \(U722xxxx\)/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: `${texts.table.open}: U722xxxx` }))
    expect(screen.getByRole('button', { name: 'Company check: Ask for ₹5.00' })).toBeTruthy()
  })

  test('shows what the subject says as their word, and names what has changed since', async () => {
    const answer = { section: 'identity', comment: null, correct: null, changed: true } as const
    const review = {
      id: 'iqr_1',
      name: 'Sunita',
      email: 'sxxx@example.com',
      phone: null,
      about: ['n1'],
      sections: ['identity' as const],
      hasCode: true,
      askedBy: 'Ananya',
      askedAt: AT,
      state: 'answered' as const,
      expiresAt: AT,
      isLost: false,
      endedAt: AT,
      reason: null,
      answers: [{ ...answer, verdict: 'confirmed' as const }],
    }
    const dispute = {
      review: 'iqr_1',
      name: 'Sunita',
      section: 'gst',
      comment: 'Closed',
      correct: null,
      at: AT,
    } as const
    const found = {
      id: 'f3',
      kind: 'disputed' as const,
      sure: 'possible' as const,
      nodes: ['n1'],
      evidence: [],
      dispute: { ...dispute, changed: false },
    }
    await open({ ...shown, reviews: [review], findings: [found] })
    const heading = screen.getByRole('heading', { name: texts.reviews.title })
    const section = heading.closest('section') as HTMLElement
    expect(within(section).getByText('Confirmed by the subject')).toBeTruthy()
    expect(within(section).getByText(texts.reviews.changed)).toBeTruthy()
    expect(within(section).getByText(texts.reviews.hint)).toBeTruthy()
    expect(screen.getByText(/^Sunita says that “GST registrations” is not right/)).toBeTruthy()
    expect(screen.getByText('“Closed”')).toBeTruthy()
  })

  test('its table collapses, filters and opens by keyboard, and says what is not shown', async () => {
    const { user } = await open()
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('row')).toHaveLength(4)
    await user.click(table.getByRole('button', { name: `${texts.table.collapse}: 0123xxxx` }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(screen.getByText('1 behind collapsed nodes.', { exact: false })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: texts.view.reset }))
    await user.click(table.getByRole('button', { name: `${texts.table.open}: 0123xxxx` }))
    expect(screen.getByRole('button', { name: 'Company check: Ask for ₹5.00' })).toBeTruthy()
  })

  test('asks nothing before its price is confirmed', async () => {
    const { user, seen } = await open()
    await user.click(screen.getByRole('button', { name: `${texts.table.open}: 0123xxxx` }))
    await user.click(screen.getByRole('button', { name: 'Company check: Ask for ₹5.00' }))
    expect(screen.getByText(/costs ₹5.00 if it answers/)).toBeTruthy()
    expect(JSON.stringify(seen)).not.toContain('expansions')
  })
})

test('the form names the price by the number and the sections, and what is missing', async () => {
  const { user } = await renderConsolePage(StartPage, { path: '/dynamic-intelligence', answers })
  expect(screen.getByText(texts.form.blocked.number)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^PAN/ }), 'AAAPZ1000A')
  expect(await screen.findByText(texts.form.blocked.purpose)).toBeTruthy()
})
