import type { ProviderProduct } from '../define.ts'

const place = {
  buildingName: 'MESH COMPLEX',
  buildingNumber: 'WAREHOUSE H',
  city: '',
  district: 'Thane',
  floorNo: 'SURVEY NO. 35/4, 36/2',
  latitude: '',
  location: 'BHIWANDI',
  longitude: '',
  naturePlaceOfBusiness: '',
  pinCode: '421302',
  stateCode: 'Maharashtra',
  street: 'SARAVALI',
}

const at = 'data.address.principle'

/**
 * Unclear and left out: `registrationDate` is written 12/10/2018, and the documentation does not say whether the day or the month comes first. Of `status` only
 * `Active` is documented; any other is no answer.
 */
export const gst: ProviderProduct = {
  docs: { url: 'https://docs.setu.co/data/gst/quickstart', readOn: '2026-11-29' },
  calls: [
    {
      method: 'POST',
      path: '/api/verify/gst',
      headers: { 'x-product-instance-id': '{gstInstanceId}' },
      body: { gstin: 'gstin' },
    },
  ],
  rules: [
    { status: 200, at: 'message', is: ['Invalid GSTIN / UID'], means: 'not_found' },
    { status: 200, at: 'verification', is: ['success'], and: { at: 'data.company.name' }, means: 'found' },
    { status: 500, at: 'error.code', is: ['upstream_error_response'], means: 'down' },
  ],
  record: {
    legalName: 'data.company.name',
    tradeName: 'data.company.tradeName',
    status: { at: 'data.company.status', values: { Active: 'active' } },
    constitution: 'data.company.constitutionOfBusiness',
    registeredOn: { fixed: null },
    lastReturn: { fixed: null },
    address: {
      join: [
        'buildingNumber',
        'buildingName',
        'floorNo',
        'street',
        'location',
        'city',
        'district',
        'stateCode',
        'pinCode',
      ].map(name => `${at}.${name}`),
      with: ', ',
    },
  },
  known: ['data.address.additional'],
  examples: [
    {
      query: { gstin: '27AAICB3918J1CT' },
      replies: [
        [
          200,
          {
            data: {
              address: { additional: [], principle: place },
              company: {
                constitutionOfBusiness: 'Private Limited Company',
                name: 'XYZ SELLER SERVICES PRIVATE LIMITED',
                natureOfBusinessActivity: '',
                state: 'State - Maharashtra,Zone - Thane,Division - THANE CITY,Charge - BHIWANDI_701',
                status: 'Active',
                taxPayerType: 'Tax Collector (Electronic Commerce Operator)',
                tradeName: 'XYZ SELLER SERVICES PRIVATE LIMITED',
                type: 'Private Limited Company',
              },
              gst: {
                dateOfCancellation: '',
                id: '27AAICB3918J1CT',
                lastUpdatedDate: '',
                registrationDate: '12/10/2018',
              },
              jurisdiction: {
                centre: 'Commissionerate - BHIWANDI,Division - DIVISION IV,Range - RANGE-I (Jurisdictional Office)',
                centreCode: 'VQ0401',
                state: 'State - Maharashtra,Zone - Thane,Division - THANE CITY,Charge - BHIWANDI_701',
                stateCode: 'MHCG1425',
              },
            },
            message: '',
            requestId: 'e347e79b-dddc-49c1-b266-afb2c44843e8',
            verification: 'success',
            traceId: '1-633f22e0-6eb8245d7043f93e1bf83604',
          },
        ],
      ],
      outcome: 'found',
      record: {
        legalName: 'XYZ SELLER SERVICES PRIVATE LIMITED',
        tradeName: 'XYZ SELLER SERVICES PRIVATE LIMITED',
        status: 'active',
        constitution: 'Private Limited Company',
        registeredOn: null,
        lastReturn: null,
        address: 'WAREHOUSE H, MESH COMPLEX, SURVEY NO. 35/4, 36/2, SARAVALI, BHIWANDI, Thane, Maharashtra, 421302',
      },
    },
    {
      query: { gstin: '27AAICA3918J1C' },
      replies: [
        [
          200,
          {
            data: {},
            message: 'Invalid GSTIN / UID',
            requestId: 'f8baadba-5f92-481c-9ce4-f5ba45af030b',
            verification: 'success',
            traceId: '1-633c15e8-24825b38477426d4165bb6c2',
          },
        ],
      ],
      outcome: 'not_found',
    },
  ],
}
