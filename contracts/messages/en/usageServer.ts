/** What the server says about usage and the request log. */
export const usageServer = {
  noInput: 'The input of this request is not kept, so that it cannot be replayed.',
  columns: {
    id: 'Request ID',
    createdAt: 'Time, UTC',
    day: 'Day',
    customerId: 'Customer ID',
    customer: 'Customer',
    product: 'Product',
    method: 'Method',
    path: 'Path',
    key: 'Key',
    mode: 'Mode',
    outcome: 'Status',
    httpStatus: 'HTTP status',
    calls: 'Calls',
    charge: 'Charge, ₹',
    durationMs: 'Latency, ms',
    reference: 'Your reference',
    verificationId: 'Verification',
    address: 'Caller address',
  },
} as const
