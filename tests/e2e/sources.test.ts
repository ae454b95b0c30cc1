import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { adminSources } from '../../contracts/messages/en/adminSources.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { apiServer } from '../../contracts/resources/apiServer.ts'
import { sourceRoute } from '../../contracts/resources/sourceRoute.ts'
import { checkByKey } from '../support/apiClient.ts'
import {
  accessibilityViolations,
  browserFor,
  horizontalOverflow,
  interpolate,
  phone,
  screenshotIfAsked,
} from '../support/browser.ts'
import { asStaff, heading, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

const CASHFREE = 'Cashfree Secure ID'
/** A PAN that only this provider's documentation knows. */
const DOCUMENTED = 'ABCPV1234D'

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const confirm = async (page: Page, title: string, button: string) => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox').last().fill('Agreed with the provider')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
const check = async (attempt: string) => (await checkByKey(url, DOCUMENTED, { 'idempotency-key': attempt })).json()

test('staff set a provider’s keys and choose it; it answers until it is cut, then its fallback does, and the log says so', async () => {
  const page = await open(await asStaff(url))
  await page.goto(paths.adminApiServers)
  await page.getByRole('row').filter({ hasText: CASHFREE }).click()
  const server = drawerOf(page, apiServer.words?.one?.en ?? '')
  await server.getByRole('button', { name: adminSources.servers.rotateKeys }).click()
  const keys = page.getByRole('dialog', { name: interpolate(adminSources.keys.rotateTitle, { provider: CASHFREE }) })
  await keys.getByLabel('Client ID').fill('new-id')
  await keys.getByLabel('Client secret').fill('new-secret')
  await confirm(page, interpolate(adminSources.keys.rotateTitle, { provider: CASHFREE }), adminSources.keys.confirm)
  await expect.poll(() => server.getByRole('button', { name: adminSources.keys.end }).count()).toBe(2)
  expect(await server.textContent()).not.toContain('new-secret')
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'api server')

  await page.goto(`${paths.adminSwitchSource}?entry=pan-check`)
  const route = drawerOf(page, sourceRoute.words?.one?.en ?? '')
  await route.getByRole('button', { name: adminSources.routes.change }).click()
  const title = interpolate(adminSources.changing.title, { product: 'PAN check' })
  const dialog = page.getByRole('dialog', { name: title })
  for (const provider of [CASHFREE, 'Setu']) {
    await dialog.getByRole('combobox', { name: adminSources.changing.add }).click()
    await page.getByRole('option', { name: provider }).click()
  }
  await screenshotIfAsked(page, 'route dialog')
  expect(await accessibilityViolations(page)).toEqual([])
  await confirm(page, title, adminSources.changing.confirm)
  await route.getByText(adminSources.routes.holds).waitFor()
  await screenshotIfAsked(page, 'route')
  expect(await check('e2e-sources-1')).toMatchObject({ status: 'completed' })

  await page.goto(`${paths.adminApiServers}?entry=cashfree`)
  await server.getByRole('button', { name: adminSources.servers.off }).click()
  await confirm(page, interpolate(adminSources.switching.offTitle, { provider: CASHFREE }), adminSources.servers.off)
  expect(await check('e2e-sources-2')).toMatchObject({ status: 'not_found' })

  await page.goto(paths.adminApiLogs)
  for (const source of [CASHFREE, 'Setu']) await page.getByRole('row').filter({ hasText: source }).first().waitFor()
  await page.getByRole('row').filter({ hasText: 'Setu' }).first().click()
  await page.getByText(adminSources.trace.answeredBy).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await screenshotIfAsked(page, 'api log')

  await page.goto(`${paths.adminSwitchSource}?entry=pan-check`)
  await route.getByRole('button', { name: adminSources.routes.undo }).click()
  await route.getByText(adminSources.routes.wasUndone).waitFor()
  expect(await check('e2e-sources-3')).toMatchObject({ status: 'completed' })
})

test('the pages fit a phone', async () => {
  const page = await open({ ...(await asStaff(url)), ...phone })
  for (const path of [paths.adminApis, paths.adminApiServers, paths.adminSwitchSource, paths.adminTestApis]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await screenshotIfAsked(page, `sources phone ${path.slice(1).replaceAll('/', '-')}`)
  }
  await heading(page, adminSources.try.title).waitFor()
})
