import type { Page } from 'playwright'
import { signInAt } from '../support/apiClient.ts'

/** Enters the amount step, whether or not a GSTIN was chosen before. */
export async function atAmount(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add balance to Product wallet' }).click()
  const none = page.getByRole('radio', { name: "I don't have GSTIN" })
  const field = page.getByRole('textbox', { name: 'Amount' })
  await none.or(field).first().waitFor()
  if (await none.isVisible()) {
    await none.check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await field.fill(amount)
}

/** What was credited to the demo account's Product wallet by card, in rupees. Its balance may change by itself: the seed has left work that costs. */
export async function productCredits(url: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ wallet: ['product'], kind: ['credit'] }))
  const path = `/api/resources/wallet-entries?range=[0,99]&filter=${filter}`
  const entries = await (await signInAt(url))<{ amountPaise: number }[]>('GET', path)
  return entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0) / 100
}
