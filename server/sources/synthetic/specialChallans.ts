import type { SourceChallan } from '../../platform/ports/challanSource.ts'

const pending = {
  status: 'Pending',
  datePayment: null,
  courtStatus: null,
  route: 'online',
  state: 'MH',
  portal: 'National e-Challan portal',
  nameViolator: 'Rohan Deshmukh',
  dlRcNumber: 'MH12 20180012345',
  images: [],
} as const

const offence = (words: string, section: string) => [{ offence: words, section }]

/** Challans of every kind for one vehicle, newest first; the first costs 1500 + 100 + 18 with the sandbox's fees (A80). */
export const mixedChallans: Omit<SourceChallan, 'challanNo' | 'rcNo' | 'nameOwner' | 'dateChallan'>[] = [
  {
    ...pending,
    amountPaise: 150_000,
    locationChallan: 'Mumbai-Pune Expressway, km 47',
    detailsViolation: offence('Exceeding the speed limit', '183(1)'),
    images: ['speed', 'plate'],
  },
  {
    ...pending,
    amountPaise: 100_000,
    locationChallan: 'FC Road, Deccan Gymkhana',
    detailsViolation: [
      { offence: 'Driving without a seat belt', section: '194B(1)' },
      { offence: 'Using a phone while driving', section: '184' },
    ],
    images: ['junction'],
  },
  {
    ...pending,
    amountPaise: 50_000,
    nameViolator: null,
    dlRcNumber: null,
    state: 'KA',
    locationChallan: 'Outer Ring Road, Marathahalli',
    detailsViolation: offence('Parking in a no-parking area', '122/177'),
  },
  {
    ...pending,
    amountPaise: 200_000,
    route: 'virtual_court',
    courtStatus: 'With the virtual court, Pune',
    portal: 'Virtual Courts',
    locationChallan: 'Nagar Road, Viman Nagar chowk',
    detailsViolation: offence('Jumping a red light', '184'),
    images: ['junction', 'plate', 'speed'],
  },
  {
    ...pending,
    amountPaise: 500_000,
    route: 'physical_court',
    courtStatus: 'Judicial Magistrate First Class, Pune',
    locationChallan: 'Hinjewadi Phase 1, Wakad bridge',
    detailsViolation: offence('Driving without a licence', '3/181'),
  },
  {
    ...pending,
    amountPaise: 100_000,
    route: 'contested',
    courtStatus: 'Contested by the owner, awaiting a hearing',
    locationChallan: 'MG Road, Camp',
    detailsViolation: offence('Driving against the direction of traffic', '184'),
  },
  {
    ...pending,
    amountPaise: 70_000,
    route: 'excluded_state',
    state: 'AS',
    locationChallan: 'GS Road, Guwahati',
    detailsViolation: offence('No valid pollution certificate', '190(2)'),
  },
  {
    ...pending,
    status: 'Paid',
    amountPaise: 100_000,
    datePayment: '2026-03-14T06:20:00.000Z',
    locationChallan: 'Senapati Bapat Marg, Shivajinagar',
    detailsViolation: offence('Riding without a helmet', '194D'),
    images: ['plate'],
  },
  {
    ...pending,
    status: 'PAID',
    amountPaise: 50_000,
    datePayment: '2026-01-09T11:05:00.000Z',
    locationChallan: 'NH 48, Vashi toll plaza',
    detailsViolation: offence('Parking in a no-parking area', '122/177'),
  },
]

/** Hostile input that a portal might return; it must remain plain text on every screen, in every file and log. */
export const hostileChallans: Partial<SourceChallan>[] = [
  {
    nameViolator: '<script>alert(document.cookie)</script>',
    detailsViolation: [{ offence: '"><img src=x onerror=alert(1)>', section: `'; drop table challans; --` }],
  },
  {
    nameViolator: '=HYPERLINK("https://evil.test","Refund")',
    locationChallan: 'javascript:alert(1)',
    detailsViolation: [{ offence: '{{constructor.constructor("alert(1)")()}} %{total}', section: null }],
  },
  {
    nameViolator: 'Rohan\u202Ehsemeht',
    locationChallan: '</style></script><base href=https://evil.test>',
    detailsViolation: [{ offence: `Speeding ${'very '.repeat(50)}fast`, section: '183(1)' }],
  },
  {
    nameViolator: '\u0000\u0007Null',
    courtStatus: '<b>Virtual</b> court',
    detailsViolation: [
      { offence: 'Z\u0351\u036b\u0343a\u0323l\u0325g\u0334o \uFFFD \uD83D\uDE97', section: '__proto__' },
    ],
  },
]
