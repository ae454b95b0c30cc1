import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { CurrentPageName } from '../../../src/layout/admin/AdminTopBar.tsx'
import { renderAdmin } from './renderAdmin.tsx'

test.each([
  [paths.adminDashboard, 'Dashboard'],
  [paths.adminInvoiceTransactions, 'Invoices'],
  [withId(paths.adminUserDetail, 'usr_1'), 'User detail'],
  [withId(paths.adminBatchChallanDetails, 'cho_1'), 'Challan payments'],
])('on a phone the bar at %s shows “%s”', async (path, name) => {
  await renderAdmin({ path, routes: [{ path: '*', element: <CurrentPageName /> }] })
  expect(await screen.findByText(name)).toBeTruthy()
})
