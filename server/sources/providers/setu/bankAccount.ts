import type { ProviderProduct } from '../define.ts'

/** Codes that say what the account is. */
const standings = { BAV00: 'active', BAVM3: 'frozen', BAVM4: 'nre', BAVM5: 'closed' }

/**
 * A deposit of ₹1. Unclear and left out: `BAV84` is a closed or a frozen account, without saying which; all other codes are failures of a bank or a network on
 * the way, so that nothing is known of the account.
 */
export const bankAccount: ProviderProduct = {
  docs: { url: 'https://docs.setu.co/data/bav/penny-drop/api-integration/sync', readOn: '2026-11-29' },
  calls: [
    {
      method: 'POST',
      path: '/api/verify/ban',
      headers: { 'x-product-instance-id': '{bankInstanceId}' },
      body: { ifsc: 'ifsc', accountNumber: 'account' },
    },
  ],
  rules: [
    { status: 200, at: 'code', is: ['BAV00'], and: { at: 'verification', is: ['success', 'SUCCESS'] }, means: 'found' },
    { status: 200, at: 'code', is: ['BAVM3', 'BAVM4', 'BAVM5'], means: 'found' },
    { status: 200, at: 'code', is: ['BAVM1', 'BAV52', 'BAVMS'], means: 'not_found' },
    { status: 200, at: 'code', is: ['BAV92', 'BAV1008', 'BAVMJ'], means: 'rejected_input' },
    { status: 200, at: 'code', is: ['BAV84'], means: 'odd_reply' },
    { status: 200, at: 'code', and: { at: 'verification', is: ['failed', 'FAILED'] }, means: 'down' },
  ],
  record: {
    status: { at: 'code', values: standings },
    name: { at: 'data.name', optional: true },
    utr: { at: 'data.transactionReference', optional: true },
    bank: { fixed: null },
    branch: { fixed: null },
  },
  examples: [
    {
      query: { ifsc: 'CNRB0008517', account: '8517129000033' },
      replies: [
        [
          200,
          {
            code: 'BAV00',
            verification: 'success',
            message: 'Account exists and is active.',
            data: {
              name: 'name of the account holder',
              transactionReference: '120716373986',
              verifiedAt: '2017-08-28T09:36:18+00:00',
            },
            id: 'd9342684-1300-4fa8-8344-cc861a20a477',
            traceId: '...',
          },
        ],
      ],
      outcome: 'found',
      record: {
        status: 'active',
        name: 'name of the account holder',
        utr: '120716373986',
        bank: null,
        branch: null,
      },
    },
    {
      query: { ifsc: 'DCBA6543210', account: '0987654321' },
      replies: [
        [
          200,
          {
            id: 'd9342684-1300-4fa8-8344-cc861a20a488',
            code: 'BAVM1',
            verification: 'failed',
            message: 'This account does not exist or is invalid.',
            traceId: '1-6539f833-6a8729291b16c0484c9dda86',
          },
        ],
      ],
      outcome: 'not_found',
    },
    {
      query: { ifsc: 'CNRB0008517', account: '8517129000031' },
      replies: [
        [
          500,
          {
            id: 'd9342684-1300-4fa8-8344-cc861a20a488',
            error: {
              code: 'internal_server_error',
              detail: 'Internal Server Error, Please reach out to support along with the traceId.',
              traceId: '...',
            },
          },
        ],
      ],
      outcome: 'down',
    },
  ],
}
