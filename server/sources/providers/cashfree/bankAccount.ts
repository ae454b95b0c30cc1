import type { ProviderProduct } from '../define.ts'

/** Of a 422 these tell of a bank or a network on the way, so that nothing is known of the account. */
const onTheWay = [
  'failed_at_bank',
  'npci_unavailable',
  'connection_timeout',
  'source_bank_declined',
  'bene_bank_declined',
  'imps_mode_fail',
  'benficiary_bank_offline',
  'verification_already_under_process',
]

/** The documented reply to an account that cannot be paid; only the code differs. */
const invalid = (account_status_code: string) => ({
  reference_id: 34,
  name_at_bank: null,
  bank_name: null,
  city: null,
  branch: null,
  micr: null,
  name_match_score: null,
  name_match_result: null,
  account_status: 'INVALID',
  account_status_code,
  utr: null,
})

/**
 * A deposit of ₹1. The documentation names the account and IFSC of none of its examples; those here are its defaults with other last digits. Left out:
 * `fraud_account`, which our result has no word for.
 */
export const bankAccount: ProviderProduct = {
  docs: {
    url: 'https://www.cashfree.com/docs/api-reference/vrs/v2/bav-v2/bank-account-verification-sync-v2',
    readOn: '2026-11-29',
  },
  calls: [{ method: 'POST', path: '/bank-account/sync', body: { bank_account: 'account', ifsc: 'ifsc' } }],
  rules: [
    {
      status: 200,
      at: 'account_status_code',
      is: ['ACCOUNT_IS_VALID', 'ACCOUNT_BLOCKED', 'NRE_ACCOUNT_FAIL'],
      means: 'found',
    },
    { status: 200, at: 'account_status_code', is: ['INVALID_ACCOUNT_FAIL'], means: 'not_found' },
    { status: 200, at: 'account_status_code', is: ['INVALID_IFSC_FAIL'], means: 'rejected_input' },
    { status: 422, at: 'code', is: onTheWay, means: 'down' },
    { status: 422, at: 'code', is: ['fraud_account'], means: 'odd_reply' },
  ],
  record: {
    status: {
      at: 'account_status_code',
      values: { ACCOUNT_IS_VALID: 'active', ACCOUNT_BLOCKED: 'frozen', NRE_ACCOUNT_FAIL: 'nre' },
    },
    name: 'name_at_bank',
    bank: 'bank_name',
    branch: 'branch',
    utr: 'utr',
  },
  examples: [
    {
      query: { account: '026291800001191', ifsc: 'YESB0000262' },
      replies: [
        [
          200,
          {
            reference_id: 34,
            name_at_bank: 'BHARATHTEST GKUMARUT',
            bank_name: 'YES BANK',
            city: 'MUMBAI',
            branch: 'SANTACRUZ, MUMBAI',
            micr: 400532038,
            name_match_score: '90.00',
            name_match_result: 'GOOD_PARTIAL_MATCH',
            account_status: 'VALID',
            account_status_code: 'ACCOUNT_IS_VALID',
            utr: '404223241811',
          },
        ],
      ],
      outcome: 'found',
      record: {
        status: 'active',
        name: 'BHARATHTEST GKUMARUT',
        bank: 'YES BANK',
        branch: 'SANTACRUZ, MUMBAI',
        utr: '404223241811',
      },
    },
    {
      query: { account: '026291800001190', ifsc: 'YESB0000262' },
      replies: [[200, invalid('INVALID_ACCOUNT_FAIL')]],
      outcome: 'not_found',
    },
    {
      query: { account: '026291800001192', ifsc: 'YESB0000262' },
      replies: [[200, invalid('ACCOUNT_BLOCKED')]],
      outcome: 'found',
      record: { status: 'frozen', name: null, bank: null, branch: null, utr: null },
    },
    {
      query: { account: '026291800001193', ifsc: 'YESB0000262' },
      replies: [[200, invalid('NRE_ACCOUNT_FAIL')]],
      outcome: 'found',
      record: { status: 'nre', name: null, bank: null, branch: null, utr: null },
    },
    {
      query: { account: '026291800001191', ifsc: 'YESB0000269' },
      replies: [[200, invalid('INVALID_IFSC_FAIL')]],
      outcome: 'rejected_input',
    },
    {
      query: { account: '026291800001194', ifsc: 'YESB0000262' },
      replies: [
        [
          422,
          {
            type: 'validation_error',
            code: 'failed_at_bank',
            message: 'failed at bank.',
            error: {
              reference_id: 102,
            },
          },
        ],
      ],
      outcome: 'down',
    },
    {
      query: { account: '026291800001195', ifsc: 'YESB0000262' },
      replies: [
        [
          422,
          {
            type: 'validation_error',
            code: 'fraud_account',
            message: 'Fraud activity detected for this account.',
            error: {
              reference_id: 102,
            },
          },
        ],
      ],
      outcome: 'odd_reply',
    },
  ],
}
