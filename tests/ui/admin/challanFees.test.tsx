import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adminChallans } from '../../../contracts/messages/en/adminChallans.ts'
import { challanFee } from '../../../contracts/resources/challanBrand.ts'
import ChallanPayments from '../../../src/customRoutes/admin/challans/ChallanPayments.tsx'
import { setLocale } from '../../../src/i18n/locale.ts'
import { renderAdmin } from './renderAdmin.tsx'

const { fees } = adminChallans

const fee = {
  id: 'cfe_1',
  brandId: null,
  brand: null,
  state: 'MH',
  route: null,
  feePaise: 10_000,
  discountPercent: 0,
  validFrom: '2026-11-01T04:30:00.000Z',
  createdBy: 'Meera Iyer',
  createdAt: '2026-11-01T04:30:00.000Z',
  current: true,
}

afterEach(() => act(() => setLocale('en')))

test('states are named in the user’s language and sent as plate codes', async () => {
  const { user, seen } = await renderAdmin({
    path: '/?tab=fees',
    routes: [{ path: '*', element: <ChallanPayments /> }],
    answers: {
      'GET /admin-api/resources/challan-fees': () => ({
        body: [fee],
        headers: { 'content-range': 'challan-fees 0-0/1' },
      }),
      'GET /admin-api/resources/challan-brands': () => ({
        body: [],
        headers: { 'content-range': 'challan-brands 0-0/0' },
      }),
      'POST /admin-api/resources/challan-fees': () => ({ body: fee }),
    },
  })
  expect(await screen.findByText('Maharashtra (MH)')).toBeTruthy()
  act(() => setLocale('hi'))
  expect(await screen.findByText('महाराष्ट्र (MH)')).toBeTruthy()
  act(() => setLocale('en'))
  await user.click(await screen.findByRole('button', { name: fees.add }))
  await user.click(screen.getByRole('combobox', { name: challanFee.fields.state.label.en }))
  await user.click(await screen.findByRole('option', { name: 'Karnataka (KA)' }))
  await user.type(screen.getByRole('textbox', { name: new RegExp(fees.fee) }), '99.50')
  await user.click(screen.getByRole('button', { name: fees.save }))
  expect(await screen.findByText(fees.saved)).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ state: 'KA', feePaise: 9_950 })
})
