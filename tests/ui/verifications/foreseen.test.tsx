// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import VerifyPage from '../../../src/resources/verifications/form/VerifyPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const answer = {
  id: 'ver_01a1fc43859874d0ae46468812b2aa01',
  product: 'pan-check',
  status: 'completed',
  outcome: 'valid',
  subject: 'AAxxxx000A',
  result: { status: 'valid', name: 'Zenith Components Private Limited', nameMatch: 100 },
  charge: { paise: 150, wallet: 'product', balanceAfterPaise: 850, transferId: 'trf_1' },
  error: null,
  createdAt: new Date(Date.now() - 2 * 60_000 - 1_000).toISOString(),
}

const rich = { amount: 1_000, accountType: 'Prepaid' }

/** Opens the form of PAN checks and fills it with the sample. */
async function openFilled({
  wallet = rich,
  earlier = null,
  told = {},
}: {
  wallet?: object
  earlier?: object | null
  told?: object
}) {
  const screenOf = await renderConsolePage(VerifyPage, {
    path: '/bulk-pan',
    resource: 'pan-check',
    answers: {
      'GET /api/resources/pan-check': () => ({ body: [], headers: { 'content-range': 'items 0-0/0' } }),
      'GET /api/products': () => ({
        body: [{ id: 'pan-check', pricePaise: 150, sourceState: 'operational', ...told }],
      }),
      'GET /api/truLog/getProductsCredits/usr_1': () => ({ body: { code: 100, message: 'ok', result: wallet } }),
      'POST /api/verifications/earlier-answer': () => ({ body: { earlier } }),
    },
  })
  const { user } = screenOf
  await user.click(await screen.findByRole('button', { name: 'Fill sample' }))
  await user.click(screen.getByRole('combobox', { name: 'Purpose' }))
  await user.click(screen.getByRole('option', { name: 'Vendor onboarding' }))
  await user.click(screen.getByRole('checkbox'))
  return screenOf
}

const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test('an input with a recent answer shows it before anything is bought', async () => {
  const { user, seen } = await openFilled({ earlier: answer })
  await button(/^Check again, ₹1.50$/)
  const heading = await screen.findByRole('heading', { name: 'Checked 2 min ago, same input' })
  const earlier = within(heading.closest('section') as HTMLElement)
  expect(earlier.getByRole('link', { name: 'Open response' }).getAttribute('href')).toContain(answer.id)
  const asked = () => seen.findLast(({ path }) => path.includes('earlier-answer'))?.body
  await expect.poll(asked).toEqual({
    product: 'pan-check',
    input: { pan: 'AAACZ1000A', name: 'Zenith Components Private Limited' },
    purpose: 'vendor_onboarding',
  })
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), '\u0007')
  await button(/^Verify, ₹1.50$/)
})

test.each([
  ['a prepaid wallet', { amount: 1.49, accountType: 'Prepaid' }, /^The Product wallet has ₹1.49, but this costs ₹1.50/],
  [
    'a credit limit',
    { amount: 100, accountType: 'Postpaid', creditLeft: 1 },
    /^The credit limit of the Product wallet/,
  ],
])('%s that cannot pay the price is foreseen, with the way to fund it', async (_, wallet, words) => {
  await openFilled({ wallet })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^(Add balance|Pay outstanding)/ })).toBeTruthy()
  expect((await button(/^Verify/)).disabled).toBe(true)
})

test('a postpaid account without a limit may check', async () => {
  await openFilled({ wallet: { amount: 9, accountType: 'Postpaid' } })
  expect(await screen.findByText('₹9.00')).toBeTruthy()
  expect((await button(/^Verify/)).disabled).toBe(false)
})

test('a product that is switched off says why and cannot be bought; a notice alone changes nothing', async () => {
  const off = { en: 'The source changes its records today.', hi: 'आज सोर्स अपने रिकॉर्ड बदल रहा है।' }
  const notice = { en: 'Names are shorter now.', hi: 'नाम अब छोटे हैं।' }
  await openFilled({ told: { off, notice: null } })
  expect((await screen.findAllByText(`Switched off now. ${off.en}`)).length).toBe(2)
  expect((await button(/^Verify/)).disabled).toBe(true)
  cleanup()
  await openFilled({ told: { off: null, notice } })
  expect(await screen.findByText(notice.en)).toBeTruthy()
  expect((await button(/^Verify/)).disabled).toBe(false)
})
