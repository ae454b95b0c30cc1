import { test } from 'vitest'
import { admin } from '../../contracts/messages/en/admin.ts'
import { components } from '../../contracts/messages/en/components.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { adminUser } from '../../contracts/resources/adminUser.ts'
import { seededAccount } from '../../server/sandbox/accounts.ts'
import { browserFor, interpolate, screenshotIfAsked } from '../support/browser.ts'
import { as, demo, heading, isSignedOut, messages, signIn, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)
const { actions, active, adjust } = admin.users
const { shell } = messages
const company = 'Zenith Components'

test('staff find a customer, credit a wallet with a reason and deactivate the account; the customer sees both', async () => {
  const customer = await open({ ...(await as(url, demo)), refused: ['401 '] })
  await customer.goto(paths.dashboard)
  const refresh = customer.getByRole('button', {
    name: interpolate(messages.components.wallet.refresh, { name: shell.wallet.api }),
  })
  // The button is in the wallet's card, whose content depends on when the data was seeded.
  const card = refresh.locator('xpath=..')
  await card.getByText('₹').first().waitFor()
  const balancePaise = Number((await card.textContent())?.replaceAll(/[^\d]/g, ''))

  const page = await open()
  await page.goto(paths.adminUserAccounts)
  await page.getByRole('textbox', { name: signIn.email, exact: true }).fill('admin@satyapan.test')
  await page
    .getByRole('textbox', { name: signIn.password, exact: true })
    .fill(seededAccount('admin@satyapan.test').password)
  await page.getByRole('button', { name: signIn.adminSubmit, exact: true }).click()
  await page.getByRole('searchbox', { name: adminUser.words?.search?.en ?? '' }).fill(demo)
  await page.getByRole('link', { name: company }).first().click()
  await page.getByRole('button', { name: actions.adjust }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: adjust.amount }).fill('62.50')
  await dialog.getByRole('textbox', { name: components.form.reason, exact: true }).fill('Goodwill after the outage')
  await screenshotIfAsked(page, 'admin adjust')
  await dialog.getByRole('button', { name: interpolate(adjust.confirmCredit, { amount: '₹62.50' }) }).click()
  await dialog.waitFor({ state: 'detached' })
  await screenshotIfAsked(page, 'admin user')

  const ledger = await page.context().newPage()
  await ledger.goto(paths.adminOverallTransactions)
  await ledger.getByRole('row').nth(1).filter({ hasText: '62.50' }).waitFor()
  await screenshotIfAsked(ledger, 'admin ledger')

  await refresh.click()
  await customer.getByText(shell.wallet.refreshed.api).waitFor()
  await customer
    .getByText(formatPaise(balancePaise + 6_250))
    .first()
    .waitFor()

  await page.getByRole('button', { name: actions.deactivate }).click()
  const sure = page.getByRole('dialog')
  await sure.getByRole('textbox').fill('Asked for by the customer')
  await sure.getByRole('button', { name: actions.deactivate }).click()
  await page
    .getByText(interpolate(active.deactivateDone, { name: 'Zenith Components' }).slice(-16))
    .first()
    .waitFor()
  await isSignedOut(customer)
})

test('a customer’s session cannot open staff pages', async () => {
  const page = await open(await as(url, 'postpaid@satyapan.test'))
  await page.goto(paths.adminDashboard)
  await heading(page, signIn.adminTitle).waitFor()
})
