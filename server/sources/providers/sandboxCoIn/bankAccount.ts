import type { ProviderProduct } from '../define.ts'

const known = ['Invalid account number or ifsc provided', 'Invalid account number or IFSC provided']

/** Replies of 422, all about what was entered. */
const rejected = [
  'Invalid IFSC pattern',
  'Please provide a valid bank account',
  'Invalid IFSC provided',
  'Invalid bank account number or IFSC provided',
]

/**
 * A deposit of ₹1. The reply to an unknown account is documented in an older form, without `data`, and by its words; here it has the form of the others.
 * Unclear and left out: how the words for a blocked and for an NRE account read exactly, so that those are no answer.
 */
export const bankAccount: ProviderProduct = {
  docs: { url: 'https://developer.sandbox.co.in/api-reference/kyc/bank/endpoints/penny_drop', readOn: '2026-11-29' },
  calls: [{ method: 'GET', path: '/bank/{ifsc}/accounts/{account}/verify' }],
  rules: [
    { status: 200, at: 'data.account_exists', is: [true], means: 'found' },
    { status: 200, at: 'data.account_exists', is: [false], and: { at: 'data.message', is: known }, means: 'not_found' },
    { status: 200, at: 'data.account_exists', is: [false], means: 'odd_reply' },
    { status: 200, at: 'data.message', is: ['Failed at beneficiary bank'], means: 'down' },
    { status: 422, at: 'message', is: rejected, means: 'rejected_input' },
  ],
  record: {
    status: { at: 'data.account_exists', values: { true: 'active' } },
    name: 'data.name_at_bank',
    utr: 'data.utr',
    bank: { fixed: null },
    branch: { fixed: null },
  },
  examples: [
    {
      query: { ifsc: 'SBIN0008752', account: '000100289877623' },
      replies: [
        [
          200,
          {
            code: 200,
            timestamp: 1000000000000,
            transaction_id: '46e33c70-e192-49cb-8d0f-e0c4489d0958',
            data: {
              '@entity': '@in.co.sandbox.bank.account.penny_drop_verification_response',
              message: 'Bank Account details verified successfully.',
              account_exists: true,
              name_at_bank: 'John Doe',
              utr: '329613870973',
              amount_deposited: '1',
            },
          },
        ],
      ],
      outcome: 'found',
      record: { status: 'active', name: 'John Doe', utr: '329613870973', bank: null, branch: null },
    },
    {
      query: { ifsc: 'SBIN0021745', account: '026291800001191' },
      replies: [
        [
          200,
          {
            code: 200,
            timestamp: 1000000000000,
            transaction_id: '46e33c70-e192-49cb-8d0f-e0c4489d0959',
            data: {
              '@entity': '@in.co.sandbox.bank.account.penny_drop_verification_response',
              message: 'Invalid account number or ifsc provided',
              account_exists: false,
            },
          },
        ],
      ],
      outcome: 'not_found',
    },
    {
      query: { ifsc: 'SBIN0021746', account: '00011020001772' },
      replies: [
        [
          200,
          {
            code: 200,
            timestamp: 1000000000000,
            transaction_id: '46e33c70-e192-49cb-8d0f-e0c4489d0960',
            data: {
              '@entity': '@in.co.sandbox.bank.account.penny_drop_verification_response',
              message: 'Failed at beneficiary bank',
            },
          },
        ],
      ],
      outcome: 'down',
    },
  ],
}
