import type { CustomerChallanOrderDetail } from '../../../contracts/resources/customerChallanOrder.ts'
import ChallanPaymentPage from '../../../src/resources/challanPayments/ChallanPaymentPage.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const order: CustomerChallanOrderDetail = {
  id: 'cho_1',
  code: 'code-of-the-order-1',
  number: 'CH-7K3M-9QXD',
  waitingUntil: null,
  createdAt: '2026-11-18T04:30:00.000Z',
  status: 'paid',
  channel: 'console',
  paymentMethod: 'card',
  rcNo: 'MH12AB1000',
  violator: null,
  challans: 1,
  finesPaise: 150_000,
  feesPaise: 10_000,
  gstPaise: 1_800,
  totalPaise: 161_800,
  refundedPaise: 0,
  paidAt: '2026-11-18T04:34:00.000Z',
  dueAt: '2026-12-02T04:30:00.000Z',
  settledAt: null,
  items: [],
  timeline: [],
  receipt: true,
  expected: null,
  userId: 'usr_1',
  payer: 'Asha Traders',
  brand: null,
  gatewayOrderId: 'order_1',
  paymentId: 'pay_1',
  assigneeId: null,
  assignee: null,
  divergence: null,
  refundAsked: false,
  overdue: false,
  lateRefund: false,
  lawyerName: null,
  lawyerPhone: null,
  court: null,
  hearingOn: null,
  refunds: [],
  divergedPayments: [],
}

export const refund: CustomerChallanOrderDetail['refunds'][number] = {
  id: 'crf_1',
  amountPaise: 161_800,
  challanNumbers: ['MH1'],
  divergedPaymentId: null,
  reason: 'The court has closed it',
  state: 'asked',
  refusal: null,
  askedBy: 'Meera Iyer',
  tiedUntil: null,
  askedById: 'adm_2',
  askedAt: '2026-11-19T04:30:00.000Z',
  decidedBy: null,
  decidedAt: null,
  gatewayRefundId: null,
}

export const diverged: CustomerChallanOrderDetail['divergedPayments'][number] = {
  paymentId: 'pay_00000000000002',
  mismatch: 'twice',
  amountMinor: 161_800,
  currency: 'INR',
  at: '2026-11-18T04:40:00.000Z',
  refund: null,
}

const sms = {
  id: 'msg_1',
  notice: 'paid',
  channel: 'sms',
  at: '2026-11-18T04:34:00.000Z',
  by: 'Satyapan',
  state: 'failed',
}

/** Opens an order of this fixture with other values. */
export const openOrder = (own: Partial<CustomerChallanOrderDetail>) =>
  renderAdmin({
    path: '/?id=cho_1',
    routes: [{ path: '*', element: <ChallanPaymentPage /> }],
    answers: {
      'GET /admin-api/resources/challan-payments/cho_1': () => ({ body: { ...order, ...own } }),
      'POST /admin-api/challan-payments/cho_1/returns': () => ({
        body: { refundId: 'crf_2', amountPaise: 161_800 },
      }),
      'GET /admin-api/notes/order/cho_1': () => ({ body: { notes: [], followUp: null } }),
      'GET /admin-api/challan-payments/cho_1/messages': () => ({ body: { messages: [sms] } }),
      'POST /admin-api/challan-payments/cho_1/messages/msg_1/resend': () => ({ body: { id: 'cho_1' } }),
      'POST /admin-api/challan-payments/cho_1/phone': () => ({ body: { phone: '+919876500021' } }),
      'POST /admin-api/challan-payments/cho_1/court': () => ({ body: { id: 'cho_1' } }),
      'GET /admin-api/challan-payments/cho_1/images': () => ({
        body: { challans: [{ challanNo: 'MH1', images: ['/public/challan-image/a'] }] },
      }),
      'GET /admin-api/work/assignees': () => ({ body: { staff: [{ id: 'adm_1', name: 'Priya Menon' }] } }),
      'POST /admin-api/challan-payments/cho_1/process': () => ({ body: { id: 'cho_1', status: 'processing' } }),
      'POST /admin-api/challan-files': () => ({ body: { objectId: 'obj_1', bytes: 4 } }),
      'POST /admin-api/challan-payments/cho_1/settle': () => ({ body: { id: 'cho_1', status: 'processing' } }),
      'POST /admin-api/challan-refunds/crf_1/decide': () => ({ body: { state: 'done' } }),
    },
  })
