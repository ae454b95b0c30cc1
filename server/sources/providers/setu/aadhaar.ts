import type { ProviderProduct } from '../define.ts'

/** The documentation calls the place of residence `address`; its example is a state. */
export const aadhaar: ProviderProduct = {
  docs: { url: 'https://docs.setu.co/data/aadhaar-lite/quickstart', readOn: '2026-11-29' },
  calls: [
    {
      method: 'POST',
      path: '/api/aadhaar-lite',
      headers: { 'x-product-instance-id': '{aadhaarInstanceId}' },
      body: { aadhaar_number: 'aadhaar' },
    },
  ],
  rules: [
    { status: 200, at: 'status', is: ['SUCCESS'], and: { at: 'message', is: ['Aadhaar found'] }, means: 'found' },
    { status: 404, at: 'message', is: ['Aadhaar not found'], means: 'not_found' },
    {
      status: 400,
      at: 'message',
      is: ['Invalid Aadhaar number. It must be 12 digits.', 'Aadhaar number cannot be empty'],
      means: 'rejected_input',
    },
  ],
  record: {
    active: { at: 'message', values: { 'Aadhaar found': true } },
    ageBand: 'data.ageBand',
    gender: { at: 'data.gender', values: { M: 'male', F: 'female' } },
    state: 'data.address',
    phone: 'data.maskedMobileNumber',
  },
  examples: [
    {
      query: { aadhaar: '999999990001' },
      replies: [
        [
          200,
          {
            status: 'SUCCESS',
            id: '68449359-8db7-4b89-b662-f402a22b9672',
            message: 'Aadhaar found',
            data: { address: 'Delhi', ageBand: '20-30', gender: 'M', maskedMobileNumber: 'XXXXXX1234' },
            traceId: '1-68186a92-6a10e37431de832b2616c53d',
          },
        ],
      ],
      outcome: 'found',
      record: { active: true, ageBand: '20-30', gender: 'male', state: 'Delhi', phone: 'XXXXXX1234' },
    },
    {
      query: { aadhaar: '999999990000' },
      replies: [
        [
          404,
          {
            status: 'FAILED',
            id: '95d970cf-e3f9-474f-95a2-1694307b9bb6',
            message: 'Aadhaar not found',
            traceId: '1-68186bd7-5c07a0a97ca37b2f589950d4',
          },
        ],
      ],
      outcome: 'not_found',
    },
    {
      query: { aadhaar: '99990001' },
      replies: [
        [
          400,
          {
            status: 'FAILED',
            id: '1bcc51c2-71b2-4db0-9df7-ba9a98c5845f',
            message: 'Invalid Aadhaar number. It must be 12 digits.',
            traceId: '1-68186c75-5585419254477c03060e573c',
          },
        ],
      ],
      outcome: 'rejected_input',
    },
  ],
}
