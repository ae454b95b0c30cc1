// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { trubgvScreen as texts } from '../../../contracts/messages/en/trubgvScreen.ts'
import { DownloadPage, RunPage, VerifyPage } from '../../../src/resources/trubgv/pages.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const AT = '2026-11-20T06:00:00.000Z'

const source = (id: string, more: Partial<ShownTrubgv['sources'][number]> = {}): ShownTrubgv['sources'][number] => ({
  id,
  label: { en: `Source ${id}`, hi: id },
  state: 'answered',
  outcome: { label: { en: 'Passed', hi: 'सही' }, tone: 'success' },
  at: AT,
  verificationId: null,
  chargedPaise: 150,
  ...more,
})

const shown: ShownTrubgv = {
  id: 'cas_1',
  kind: 'person',
  name: 'Suresh Roy',
  mode: 'live',
  status: 'done',
  reference: null,
  purpose: 'employee_onboarding',
  createdAt: AT,
  endedAt: AT,
  chargedPaise: 150,
  nextTryAt: '2026-11-20T06:05:00.000Z',
  headline: 'discrepancy',
  sources: [source('a'), source('b', { state: 'noAnswer', outcome: null, at: null, chargedPaise: 0 })],
  rows: [],
  contradictions: [
    {
      kind: 'birthDate',
      tone: 'danger',
      values: [
        { source: null, value: '1988-03-12', at: null, days: null },
        { source: 'a', value: '1990-01-01', at: AT, days: null },
      ],
    },
  ],
}

const wallets = {
  'GET /api/products': () => ({ body: [] }),
}

describe('the form', () => {
  const open = () => renderConsolePage(VerifyPage, { path: '/trubgv', answers: wallets })

  test('names the checks that fit as soon as a number is right, with their price', async () => {
    const { user } = await open()
    expect(await screen.findByText(texts.form.checksNone)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^PAN/ }), 'AAAPR1000H')
    const checks = within(await screen.findByRole('list', { name: texts.form.checks }))
    expect(checks.getByRole('checkbox', { name: /^PAN check/ })).toBeTruthy()
    expect(checks.getByText('only if “PAN check” finds something')).toBeTruthy()
    await user.click(checks.getByRole('checkbox', { name: /^PAN check/ }))
    expect(checks.queryByText('only if “PAN check” finds something')).toBeNull()
  })

  test('says which other field a number needs', async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: /^Driving licence/ }), 'MH1420110062000')
    expect(await screen.findByText(/enter “Date of birth” as well/)).toBeTruthy()
  })
})

describe('a verification', () => {
  const answers = { ...wallets, 'GET /api/trubgv/verifications/cas_1': () => ({ body: shown }) }

  test('shows what each source has come to, what is missing and when it is asked again', async () => {
    await renderConsolePage(RunPage, { path: '/trubgv-verification?id=cas_1', resource: 'trubgv-cases', answers })
    const sources = within(await screen.findByRole('list', { name: texts.detail.sources }))
    expect(sources.getByText('Passed')).toBeTruthy()
    expect(sources.getByText('No answer')).toBeTruthy()
    expect(screen.getByText(/No answer from: Source b\. We ask again at/)).toBeTruthy()
    expect(screen.getByText('The birth dates differ')).toBeTruthy()
    expect(screen.getByText('12 Mar 1988')).toBeTruthy()
  })

  test('can be downloaded in three forms, and says that it is partial', async () => {
    await renderConsolePage(DownloadPage, { path: '/trubgv-download?id=cas_1', resource: 'trubgv-cases', answers })
    expect(await screen.findAllByRole('button', { name: /^Download: / })).toHaveLength(3)
    expect(screen.getByText(texts.download.partial)).toBeTruthy()
  })
})
