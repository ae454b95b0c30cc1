import type { ProviderProduct } from '../define.ts'

/** Of `gst_in_status` only `Active` is documented: any other is no answer. */
export const gstin: ProviderProduct = {
  docs: { url: 'https://www.cashfree.com/docs/api-reference/vrs/v2/gstin/verify-gstin', readOn: '2026-11-29' },
  calls: [{ method: 'POST', path: '/gstin', body: { GSTIN: 'gstin' } }],
  rules: [
    { status: 200, at: 'valid', is: [true], means: 'found' },
    { status: 200, at: 'message', is: ["GSTIN Doesn't Exist"], means: 'not_found' },
  ],
  record: {
    legalName: 'legal_name_of_business',
    tradeName: 'trade_name_of_business',
    status: { at: 'gst_in_status', values: { Active: 'active' } },
    constitution: 'constitution_of_business',
    registeredOn: { at: 'date_of_registration', date: 'YYYY-MM-DD' },
    lastReturn: { fixed: null },
    address: 'principal_place_address',
  },
  examples: [
    {
      query: { gstin: '29AAICP2912R1ZR' },
      replies: [
        [
          200,
          {
            reference_id: 19,
            GSTIN: '29AAICP2912R1ZR',
            legal_name_of_business: 'UJJIVAN SMALL FINANCE BANK LIMITED',
            trade_name_of_business: 'UJJIVAN SMALL FINANCE BANK',
            center_jurisdiction: 'I-A RANGE',
            state_jurisdiction: 'GUWAHATI - A - 1',
            date_of_registration: '2017-09-30',
            constitution_of_business: 'Public Limited Company',
            taxpayer_type: 'Regular',
            gst_in_status: 'Active',
            last_update_date: '2022-03-01',
            nature_of_business_activities: [
              'Retail Business',
              'Supplier of Services',
              'Recipient of Goods or Services',
              'Office / Sale Office',
              'Others',
            ],
            principal_place_address:
              'First Floor 3512-DISPUR Prithivi Mansion opp. KFC building G.S. Road, Lachit Nagar Assam 781007',
            principal_place_split_address: {
              building_name: 'Prithivi Mansion',
              street: 'G.S. Road',
              location: 'Lachit Nagar',
              building_number: '3512-DISPUR',
              district: 'Guwahati',
              state: 'Assam',
              city: 'Dispur',
              flat_number: 'First Floor',
              latitude: '26.1445',
              longitude: '91.7362',
              pincode: '781007',
            },
            additional_address_array: [
              {
                address: 'Mirza Santipur NH-37 Dist-Kamrup Rural PS-Palashbari, PO  Mirza Kamrup Assam 781125',
                split_address: {
                  building_name: '',
                  street: 'NH-37',
                  location: 'Santipur, Mirza',
                  building_number: '',
                  district: 'Kamrup Rural',
                  state: 'Assam',
                  city: 'Palashbari',
                  flat_number: '',
                  latitude: '26.0926',
                  longitude: '91.5069',
                  pincode: '781125',
                },
              },
              {
                address:
                  'N.A.C.C.I. Foundation 3559-Tezpur CHAMBER BHAWAN Binjraj Road, P. o. and P.S. - Tezpur, Dist. Binjraj Road, P. o. and P.S. - Tezpur, Dist. Sonitpur Assam 784154',
                split_address: {
                  building_name: 'CHAMBER BHAWAN',
                  street: 'Binjraj Road',
                  location: 'Tezpur',
                  building_number: '3559-Tezpur',
                  district: 'Sonitpur',
                  state: 'Assam',
                  city: 'Tezpur',
                  flat_number: '',
                  latitude: '26.6338',
                  longitude: '92.8006',
                  pincode: '784154',
                },
              },
            ],
            valid: true,
            message: 'GSTIN Exists',
          },
        ],
      ],
      outcome: 'found',
      record: {
        legalName: 'UJJIVAN SMALL FINANCE BANK LIMITED',
        tradeName: 'UJJIVAN SMALL FINANCE BANK',
        status: 'active',
        constitution: 'Public Limited Company',
        registeredOn: '2017-09-30',
        lastReturn: null,
        address: 'First Floor 3512-DISPUR Prithivi Mansion opp. KFC building G.S. Road, Lachit Nagar Assam 781007',
      },
    },
    {
      query: { gstin: '22ABCDE1234F1Z5' },
      replies: [
        [
          200,
          {
            reference_id: 20,
            GSTIN: '22ABCDE1234F1Z5',
            message: "GSTIN Doesn't Exist",
          },
        ],
      ],
      outcome: 'not_found',
    },
  ],
}
