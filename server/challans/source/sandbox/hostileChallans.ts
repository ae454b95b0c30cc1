import type { SourceChallan } from '../../../platform/ports/challanSource.ts'

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
