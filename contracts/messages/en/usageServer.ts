/** What the server says about usage and the request log. */
export const usageServer = {
  noInput: 'This request cannot be replayed because its input was not kept.',
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
