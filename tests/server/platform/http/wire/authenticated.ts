import { call, ofUser, type WireCall } from './call.ts'
import type { World } from './world.ts'

const profileFields = ['firstName', 'lastName', 'email', 'customerId', 'isActive']

const gst = ['_id', 'gstinStatus', 'gstinNumber', 'userId']
const gstBody = ({ userId }: World) => ({ userId, gstinStatus: true, gstinNumber: '27AAACZ1000A1Z7' })

export const authenticated: readonly WireCall[] = [
  ofUser('/api/getTrulogProfile/{userId}', profileFields, { lines: 'A111' }),
  call('GET', '/api/user/subUserDetails/{id}', {
    as: 'subUser',
    params: ({ subUserId }) => ({ id: subUserId }),
    reply: ['result'],
    result: profileFields,
  }),
  ofUser('/api/truLog/getChallanCredits/{userId}', ['amount', 'accountType'], { lines: 'A111' }),
  ofUser('/api/truLog/getCredits/{userId}', ['amount', 'accountType'], { lines: 'A111' }),
  ofUser('/api/truLog/getProductsCredits/{userId}', ['amount', 'accountType'], { lines: 'A111' }),
  ofUser('/api/fetchProductControl/{userId}/ChallanTool', ['status']),
  call('GET', '/api/get-gst-details', { lines: 'A69', as: 'customer', reply: ['result'] }),
  call('POST', '/api/add-gst-details', {
    lines: 'A69',
    as: 'customer',
    fields: async world => gstBody(world),
    reply: ['result'],
    result: gst,
  }),
  call('DELETE', '/api/delete-gst-details/{id}', {
    lines: 'A69',
    as: 'customer',
    params: async world => ({ id: (await world.say('/api/add-gst-details', gstBody(world))).result._id }),
    reply: [],
  }),
  ofUser('/api/user/getKyc/userInfo/{userId}', ['kycDetails', 'aadharStatus', 'useCase', 'approvalStatus'], {
    lines: 'A59',
  }),
  ofUser('/api/user/getKyc/companyInfo/{userId}', [
    'companyDetails',
    'directorData',
    'directorDetails',
    'useCase',
    'approvalStatus',
  ]),
  ...[
    'OnboardingSolutions',
    'GlobalOcr',
    'VideoKyc',
    'ApiPricing',
    'GlobalOcrApi',
    'VaahanAnalytics',
    'DynamicIntelligence',
    'ChallanTool',
  ].map(feature => ofUser(`/api/user/features/{userId}/${feature}`, ['status'], { lines: 'A41, A115' })),
]
