import type { ProviderProduct } from '../define.ts'

const asked = { consent: 'Y', reason: 'Verification of an identity document' }

/**
 * Unclear and left out: a 200 with `failed` and "PAN is invalid" stands for a PAN in a wrong form, a blacklisted one and one without a linked Aadhaar alike, so
 * it is no answer. Of `aadhaar_seeding_status` only `LINKED` is documented.
 */
export const pan: ProviderProduct = {
  docs: { url: 'https://docs.setu.co/data/pan/quickstart', readOn: '2026-11-29' },
  calls: [
    {
      method: 'POST',
      path: '/api/verify/pan',
      headers: { 'x-product-instance-id': '{panInstanceId}' },
      body: { pan: 'pan', consent: { fixed: asked.consent }, reason: { fixed: asked.reason } },
    },
  ],
  rules: [
    // The guide writes "success", the reference "SUCCESS".
    { status: 200, at: 'verification', is: ['success', 'SUCCESS'], means: 'found' },
    { status: 404, at: 'message', is: ['PAN not found.'], means: 'not_found' },
  ],
  record: {
    name: 'data.full_name',
    active: { at: 'verification', values: { success: true, SUCCESS: true } },
    aadhaarLinked: { at: 'data.aadhaar_seeding_status', values: { LINKED: true }, optional: true },
    updatedOn: { fixed: null },
  },
  examples: [
    {
      query: { pan: 'ABCDE1234A' },
      replies: [
        [
          200,
          {
            data: {
              aadhaar_seeding_status: 'LINKED',
              category: 'Individual',
              full_name: 'John Doe',
              first_name: 'John Hartwell',
              middle_name: 'Walter',
              last_name: 'Doe',
            },
            message: 'PAN is valid',
            verification: 'success',
            traceId: '1-6346a91a-620cf6cc4f68d2e30316881e',
          },
        ],
      ],
      outcome: 'found',
      record: { name: 'John Doe', active: true, aadhaarLinked: true, updatedOn: null },
    },
    {
      query: { pan: 'ABCDE1234B' },
      replies: [[200, { verification: 'failed', message: 'PAN is invalid' }]],
      outcome: 'odd_reply',
    },
    {
      query: { pan: 'ABDPB123H' },
      replies: [[404, { message: 'PAN not found.', verification: 'failed' }]],
      outcome: 'not_found',
    },
  ],
}
