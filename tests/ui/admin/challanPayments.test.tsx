import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminChallans } from '../../../contracts/messages/en/adminChallans.ts'
import type { ChallanBrandRow } from '../../../contracts/resources/challanBrand.ts'
import type { CustomerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import { satyapan } from '../../../server/seed/brandSatyapan.ts'
import ChallanPayments from '../../../src/customRoutes/admin/challans/ChallanPayments.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const { brands } = adminChallans

const order: CustomerChallanOrder = {
  id: 'cho_1',
  code: 'code-of-the-order-1',
  number: 'CH-7K3M-9QXD',
  waitingUntil: null,
  createdAt: '2026-11-18T04:30:00.000Z',
  status: 'paid',
  channel: 'public',
  paymentMethod: 'card',
  rcNo: 'MH12AB1000',
  violator: null,
  challans: 2,
  finesPaise: 150_000,
  feesPaise: 10_000,
  gstPaise: 1_800,
  totalPaise: 161_800,
  refundedPaise: 0,
  paidAt: '2026-11-18T04:34:00.000Z',
  dueAt: '2026-12-02T04:30:00.000Z',
  settledAt: null,
  userId: null,
  payer: '+91 98••• ••001',
  brand: 'Chetak',
  gatewayOrderId: null,
  paymentId: null,
  assigneeId: null,
  assignee: null,
  divergence: 'twice',
  refundAsked: true,
  overdue: true,
  lateRefund: false,
  lawyerName: null,
  lawyerPhone: null,
  court: null,
  hearingOn: null,
}

const brand: ChallanBrandRow = {
  id: 'brd_1',
  name: 'chetak',
  title: 'Chetak Pay',
  token: 'token-of-chetak',
  supportEmail: 'help@chetak.test',
  supportPhone: null,
  smsSender: null,
  smsTemplateId: null,
  primary: '#0c6577',
  primaryDark: '#4db6c9',
  ink: '#0a2a32',
  content: { ...satyapan, claims: [], questions: [], features: [] },
  onlineDays: null,
  virtualCourtDays: null,
  physicalCourtDays: null,
  lateRefund: false,
  isActive: true,
  logo: '/public/brands/brd_1/1/logo',
  orders: 7,
  ownerId: null,
  owner: null,
  createdAt: '2026-11-18T04:30:00.000Z',
  updatedAt: '2026-11-18T04:30:00.000Z',
}

const settlement = (outcome: string) => ({
  line: 2,
  challanNo: 'MH1',
  receiptNo: 'PORTAL-1',
  orderId: 'cho_1',
  number: 'CH-7K3M-9QXD',
  amountPaise: 150_000,
  outcome,
  message: null,
})

const page = (name: string, body: object[]) => () => ({
  body,
  headers: { 'content-range': `${name} 0-${body.length}/${body.length}` },
})

const open = (tab = '') =>
  renderAdmin({
    path: `/${tab}`,
    routes: [{ path: '*', element: <ChallanPayments /> }],
    answers: {
      'GET /admin-api/resources/challan-payments': page('challan-payments', [order]),
      'GET /admin-api/resources/challan-brands': page('challan-brands', [brand]),
      'GET /admin-api/resources/challan-fees': page('challan-fees', []),
      'GET /admin-api/challan-payments/export': () => ({ text: 'id' }),
      'POST /admin-api/challan-payments/late-refunds': () => ({
        body: {
          requested: [],
          skipped: [{ id: 'cho_1', number: order.number, message: 'This order is not overdue.' }],
        },
      }),
      'POST /admin-api/challan-settlements/preview': () => ({ body: { lines: [settlement('ready')], csv: '' } }),
      'POST /admin-api/challan-settlements': () => ({ body: { lines: [settlement('settled')], csv: 'line' } }),
      'POST /admin-api/challan-files': () => ({ body: { objectId: 'obj_2', bytes: 4 } }),
      'PUT /admin-api/resources/challan-brands/brd_1': () => ({ body: brand }),
    },
  })

test('an order in the queue: its marks, its payer with the brand, and no assignee', async () => {
  await open()
  const row = (await screen.findByText('Unassigned')).closest('tr') as HTMLElement
  const texts = within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent)
  expect(texts.slice(2, 3)).toEqual(['CH-7K3M-9QXD'])
  expect(texts.slice(3, 5)).toEqual(['PaidRefund awaiting reviewMismatched payment', '+91 98••• ••001 · Chetak'])
  expect(texts.slice(6)).toEqual(['2', '₹1,618.00', ' 2 Dec', 'Unassigned'])
})

test('both marks are one filter, which the export uses too', async () => {
  const { user, seen } = await open()
  await screen.findByText('Unassigned')
  await user.click(screen.getByRole('button', { name: 'Attention' }))
  await user.click(screen.getByRole('checkbox', { name: 'Refund awaiting review' }))
  await user.click(screen.getByRole('checkbox', { name: 'Mismatched payment' }))
  const filters = () => seen.map(({ search }) => JSON.parse(search.get('filter') ?? '{}') as object)
  await waitFor(() => expect(filters()).toContainEqual({ attention: ['refundAsked', 'diverged'] }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(seen.at(-1)?.path).toBe('/admin-api/challan-payments/export'))
  expect(filters().at(-1)).toEqual({ attention: ['refundAsked', 'diverged'] })
})

test('a brand in the list: logo, address and token; a new logo is saved with the other fields', async () => {
  const { user, seen } = await open('?tab=brands')
  const row = (await screen.findByText('Chetak Pay')).closest('tr') as HTMLElement
  expect(row.querySelector('img')?.getAttribute('src')).toBe(brand.logo)
  expect(row.textContent).toContain('ActivechetakHousetoken-of-chetak')
  expect(screen.getByRole('button', { name: brands.add })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open page of Chetak Pay' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit Chetak Pay' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe(brand.logo)
  const address = within(dialog).getByRole('textbox', { name: 'Address' })
  await user.type(address, '-B')
  expect(within(dialog).getByText('/challan-detailed/chetak-b')).toBeDefined()
  await user.type(within(dialog).getByRole('textbox', { name: brands.smsSender }), 'chtkpy')
  await user.upload(within(dialog).getByLabelText(brands.logo), new File(['logo'], 'logo.png'))
  expect(dialog.querySelector('img')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: brands.save }))
  await screen.findByText(brands.saved)
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'chetak-b',
    title: 'Chetak Pay',
    logoId: 'obj_2',
    supportPhone: null,
    // The server writes it in capitals.
    smsSender: 'chtkpy',
    smsTemplateId: null,
    content: brand.content,
  })
})

test('a brand that is saved with an unchanged logo keeps it', async () => {
  const { user, seen } = await open('?tab=brands')
  await user.click(await screen.findByRole('button', { name: 'Edit Chetak Pay' }))
  await user.click(screen.getByRole('button', { name: brands.save }))
  await screen.findByText(brands.saved)
  expect(seen.find(({ method }) => method === 'PUT')?.body).not.toHaveProperty('logoId')
})

test('Cancel does not discard changes to a brand without confirmation; its logo can be removed', async () => {
  const { user, seen } = await open('?tab=brands')
  await user.click(await screen.findByRole('button', { name: 'Edit Chetak Pay' }))
  await user.click(screen.getByRole('button', { name: 'Remove Logo' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await user.click(screen.getByRole('button', { name: brands.save }))
  await screen.findByText(brands.saved)
  expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ logoId: null })
})

test('ticked orders are refunded as late; those left out say why', async () => {
  const { user, seen } = await open()
  await screen.findByText('Unassigned')
  await user.click(screen.getAllByRole('checkbox').at(-1) as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Refund as late' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Refund the overdue order?' }))
  await user.click(dialog.getByRole('button', { name: 'Request refund' }))
  await screen.findByRole('heading', { name: '0 refunds requested' })
  expect(screen.getByText(/This order is not overdue/)).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['cho_1'] })
})

test("a portal's file shows what it would settle, then settles it", async () => {
  const { user, seen } = await open()
  await user.click(await screen.findByRole('button', { name: 'Settle by file' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle by a portal’s file' }))
  const csv = 'challan,receipt\nMH1,PORTAL-1'
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([csv], 'portal.csv', { type: 'text/csv' }))
  await dialog.findByText('Ready')
  expect(seen.filter(({ path }) => path.endsWith('/challan-settlements'))).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Settle 1 challan' }))
  await dialog.findByText('1 challan settled.')
  expect(dialog.getByRole('link', { name: 'CH-7K3M-9QXD' })).toBeDefined()
  expect(seen.find(({ path }) => path.endsWith('/challan-settlements'))?.body).toEqual({ csv })
  expect(dialog.queryByRole('button', { name: /^Settle/ })).toBeNull()
})
