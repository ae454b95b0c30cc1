import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { PlanInput } from '../../contracts/cases/plan.ts'
import { onboardingScreen } from '../../contracts/messages/en/onboardingScreen.ts'
import { publicCase } from '../../contracts/messages/en/publicCase.ts'
import { publicInvitation } from '../../contracts/messages/en/publicInvitation.ts'
import { publicOnboarding } from '../../contracts/messages/en/publicOnboarding.ts'
import { sandboxCards } from '../../contracts/money/sandboxCards.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { newestCodeAt, signInAt } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { as, demo, heading, messages, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { casesScreen } = messages

const words = (en: string) => ({ en, hi: en })
const plan: PlanInput = {
  title: words('Society membership'),
  steps: [
    {
      id: 'home',
      kind: 'form',
      title: words('Your home'),
      settings: { fields: [{ source: 'flat', label: words('Flat') }] },
    },
    {
      id: 'fee',
      kind: 'payment',
      title: words('Membership fee'),
      settings: { amountPaise: 236_000, purpose: words('Membership for a year'), gstPercent: 18 },
    },
  ],
  verdicts: [
    { value: 'member', label: words('Member'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [{ verdict: 'member', when: { fact: 'fee.outcome', is: 'paid' } }],
  otherwise: 'look',
}

const card = (id: (typeof sandboxCards)[number]['id']) => sandboxCards.find(one => one.id === id)?.number ?? ''

async function openFlow(): Promise<string> {
  const call = await signInAt(url)
  const { id } = await call<{ id: string }>('POST', '/api/plans', { plan, product: 'onboarding' })
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const limits = { startsMost: 10, startsPerDay: 5, until, sites: [] }
  const body = { ...limits, proof: 'either', purpose: 'customer_onboarding' }
  const { link } = await call<{ link: { url: string } }>('PUT', `/api/onboarding/flows/${id}/link`, body)
  return new URL(link.url).pathname
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: number }).check()
  await page.getByRole('button', { name: 'Pay ₹2,360.00' }).click()
}

test('an applicant pays the fee of a flow on a phone, after a declined card; the account sees it and gives it back', async () => {
  const page = await open({ ...phone, refused: ['429 /public/onboarding/code'] })
  await page.goto(await openFlow())
  await page.getByLabel(publicOnboarding.name).fill('Rekha Pillai')
  await page.getByLabel(publicOnboarding.address.either).fill('rekha@example.com')
  await page.getByRole('button', { name: publicOnboarding.send }).click()
  const code = page.getByLabel(publicOnboarding.code)
  await code.waitFor()
  await code.fill(await newestCodeAt(url, 'rekha@example.com'))
  await page.getByRole('button', { name: publicOnboarding.start }).click()
  await page.waitForURL(/\/i\//)
  await page.getByRole('button', { name: publicInvitation.continue }).click()
  await page.getByLabel('Flat', { exact: true }).fill('B-402')
  await page.getByRole('button', { name: publicCase.send }).click()

  const pay = page.getByRole('button', { name: interpolate(publicCase.payment.pay, { amount: '₹2,360.00' }) })
  await pay.waitFor()
  await page.getByText('Membership for a year').waitFor()
  await page.getByText('₹360.00').waitFor()
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'payment of a case')
  await pay.click()
  await payWith(page, card('declined'))
  await page.getByRole('alert').first().waitFor()
  await page.getByRole('button', { name: messages.sandboxCheckout.cancel }).click()
  await page.waitForURL(/\/i\//)
  await page.getByRole('button', { name: publicInvitation.continue }).click()
  await page.getByText(/did not go through/).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await pay.click()
  await payWith(page, card('success'))
  await page.waitForURL(/\/i\//)
  await heading(page, publicInvitation.ended).waitFor()

  const account = await open(await as(url, demo))
  await account.goto(paths.onboardingSolutionResponses)
  await heading(account, onboardingScreen.funnel.title).waitFor()
  await account.getByRole('link', { name: /R•+/ }).first().click()
  await heading(account, 'Membership fee').waitFor()
  await account.getByText('₹2,360.00').first().waitFor()
  await screenshotIfAsked(account, 'a paid step')
  await account.getByRole('button', { name: casesScreen.payment.refundButton, exact: true }).click()
  const dialog = account.getByRole('dialog')
  await dialog.getByRole('textbox').fill('She has moved away.')
  await dialog.getByRole('button', { name: interpolate(casesScreen.payment.refund, { amount: '₹2,360.00' }) }).click()
  await account.getByText(/was refunded on/).waitFor()
  expect(await accessibilityViolations(account)).toEqual([])
  await screenshotIfAsked(account, 'a refunded step')
})
