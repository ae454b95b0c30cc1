import type { Page } from 'playwright'
import { apiClientWith, tokensAt } from '../support/apiClient.ts'
import { demo } from './product.ts'

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

/** The Product wallet's balance of the demo account, in rupees. */
export async function productBalance(url: string): Promise<number> {
  const tokens = await tokensAt(url, demo)
  const { id } = JSON.parse(Buffer.from(tokens.token.split('.')[1] ?? '', 'base64url').toString()) as { id: string }
  const path = `/api/truLog/getProductsCredits/${id}`
  const { result } = await apiClientWith(url, tokens)<{ result: { amount: number } }>('GET', path)
  return result.amount
}
