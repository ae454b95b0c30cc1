import { mounts } from '../../contracts/calls/callRoute.ts'
import { panCheck } from '../../contracts/products/panCheck.ts'

export const sampleRequestBody = {
  pan: panCheck.sandbox.success,
  name: 'Zenith Components',
  consent: true,
  purpose: 'vendor_onboarding',
}

/** A check by test key, ready for a shell. */
export const sampleRequest = (origin: string): string =>
  [
    `curl ${origin}${mounts.gateway}/pan-check \\`,
    `  -H "Authorization: Bearer $KEY" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(sampleRequestBody, null, 2).replaceAll('\n', '\n  ')}'`,
  ].join('\n')

/** What the sandbox answers to it; the id is another one each time. */
export const sampleReply = {
  id: 'ver_01a1fe2e7f7870788c3592c6916ca88d',
  product: 'pan-check',
  status: 'completed',
  result: {
    status: 'valid',
    name: 'Zenith Components Private Limited',
    nameMatch: 100,
    holderType: 'C',
    aadhaarSeeding: 'not_applicable',
    updatedOn: '2024-10-15',
  },
  reference: null,
  reusedFrom: null,
  charge: { paise: 0, wallet: 'api' },
}
