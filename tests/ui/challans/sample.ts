import type { Challan } from '../../../contracts/challans/challanFields.ts'

const base: Challan = {
  challanNo: 'MH4471029300812',
  rcNo: 'MH12AB1000',
  dlRcNumber: null,
  nameViolator: 'R•••• K•••••',
  nameOwner: 'A••••• D•••',
  status: 'Pending',
  amountChallan: 1500,
  convenience_fee: 100,
  discount: 20,
  dateChallan: '2026-11-03T06:00:00.000Z',
  locationChallan: 'Mumbai–Pune Expressway, km 41',
  detailsViolation: [{ offence: 'Exceeding the speed limit', section: 'Section 183(1)' }],
  imagesChallan: ['/public/challan-image/one', '/public/challan-image/two'],
  challan_search_source: 'State portal',
  datePayment: null,
  court_status_desc: null,
  route: 'online',
  payable: true,
  state: 'MH',
  fetchedAt: '2026-11-21T05:00:00.000Z',
  order: null,
}

export const challanWith = (own: Partial<Challan>): Challan => ({ ...base, ...own })

/** Pending, pending without images and discount, `Paid`, and paid in different case. */
export const sampleChallans: Challan[] = [
  challanWith({}),
  challanWith({
    challanNo: 'MH4471029288140',
    detailsViolation: [{ offence: 'Parking in a no-parking zone', section: null }],
    amountChallan: 500,
    convenience_fee: 50.5,
    discount: 0,
    imagesChallan: [],
    nameViolator: 'Another violator',
  }),
  challanWith({ challanNo: 'MH-PAID', status: 'Paid', amountChallan: 300, datePayment: '2026-10-02T06:00:00.000Z' }),
  challanWith({ challanNo: 'MH-UPPER', status: 'PAID', amountChallan: 200, payable: false }),
]

/** Stores a search as this tab's last one (A24, A95). */
export function saveSearch(result: readonly Challan[] = sampleChallans): void {
  sessionStorage.setItem('parentId', 'chs_1')
  sessionStorage.setItem('result', JSON.stringify(result))
}
