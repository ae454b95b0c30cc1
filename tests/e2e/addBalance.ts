import type { Page } from 'playwright-core'

/** The dialog at its amount, whatever was chosen about a GSTIN before. */
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
