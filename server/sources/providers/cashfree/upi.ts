import type { ProviderProduct } from '../define.ts'
import { description } from './description.ts'

/** Left out, as our result has no words for them: an expired address, and one whose name the network has wrong. The kind of holder and the bank are not told. */
export const upi: ProviderProduct = {
  docs: description,
  calls: [{ method: 'POST', path: '/upi', body: { vpa: 'vpa', verification_id: { make: 'reference' } } }],
  rules: [
    { status: 200, at: 'status', is: ['VALID'], means: 'found' },
    { status: 200, at: 'status', is: ['INVALID'], means: 'not_found' },
  ],
  record: {
    name: 'name_at_bank',
    blocked: { at: 'status', values: { VALID: false } },
    kind: { fixed: null },
    bank: { fixed: null },
  },
  examples: [
    {
      query: { vpa: 'success@upi' },
      replies: [
        [
          200,
          {
            verification_id: 'test_verification_id',
            reference_id: 12345,
            status: 'VALID',
            name_at_bank: 'JOHN DOE',
            vpa: 'success@upi',
          },
        ],
      ],
      outcome: 'found',
      record: { name: 'JOHN DOE', blocked: false, kind: null, bank: null },
    },
    {
      query: { vpa: 'invalid@upi' },
      replies: [
        [
          200,
          {
            verification_id: 'test_verification_id',
            reference_id: 12345,
            status: 'INVALID',
            name_at_bank: null,
            vpa: 'invalid@upi',
          },
        ],
      ],
      outcome: 'not_found',
    },
    {
      query: { vpa: 'expired@upi' },
      replies: [
        [
          200,
          {
            verification_id: 'test_verification_id',
            reference_id: 12345,
            status: 'EXPIRED',
            name_at_bank: null,
            vpa: 'expired@upi',
          },
        ],
      ],
      outcome: 'odd_reply',
    },
    {
      query: { vpa: 'invalidname@upi' },
      replies: [
        [
          200,
          {
            verification_id: 'test_verification_id',
            reference_id: 12345,
            status: 'NPCI_NAME_INCORRECT',
            name_at_bank: null,
            vpa: 'invalidname@upi',
          },
        ],
      ],
      outcome: 'odd_reply',
    },
  ],
}
