import type { ProviderProduct } from '../define.ts'

/** Of `gender` only `Male` is documented; the provider names no father. */
export const panProfile: ProviderProduct = {
  docs: { url: 'https://www.cashfree.com/docs/api-reference/vrs/v2/pan/pan-360', readOn: '2026-11-29' },
  calls: [
    {
      method: 'POST',
      path: '/pan/advance',
      body: { pan: 'pan', verification_id: { make: 'reference' } },
    },
  ],
  rules: [
    { status: 200, at: 'status', is: ['VALID'], means: 'found' },
    { status: 200, at: 'status', is: ['INVALID'], means: 'not_found' },
  ],
  record: {
    active: { at: 'status', values: { VALID: true } },
    name: 'registered_name',
    fatherName: { fixed: null },
    gender: { at: 'gender', values: { Male: 'male' } },
    dob: { at: 'date_of_birth', date: 'DD-MM-YYYY' },
    aadhaar: 'masked_aadhaar_number',
    aadhaarLinked: 'aadhaar_linked',
    phone: 'mobile_number',
    email: 'email',
    address: 'address.full_address',
  },
  examples: [
    {
      query: { pan: 'LMNCD8010T' },
      replies: [
        [
          200,
          {
            status: 'VALID',
            message: 'PAN verified successfully',
            reference_id: 21637861,
            verification_id: 'testverificationId',
            name_provided: 'JOHN SNOW',
            pan: 'LMNCD8010T',
            registered_name: 'JOHN SNOW',
            name_pan_card: 'JOHN SNOW',
            first_name: 'JOHN',
            last_name: 'SNOW',
            type: 'Individual or Person',
            gender: 'Male',
            date_of_birth: '27-10-2004',
            masked_aadhaar_number: 'XXXXXXXX8848',
            email: 'abc@gmail.com',
            mobile_number: '99999999999',
            aadhaar_linked: true,
            address: {
              full_address: 'Quarter - A, Block - B Sample Area, ABC Street 700011 KOLKATA WEST BENGAL INDIA',
              street: 'ABC Street',
              city: 'KOLKATA',
              state: 'WEST BENGAL',
              pincode: 700011,
              country: 'India',
            },
          },
        ],
      ],
      outcome: 'found',
      record: {
        active: true,
        name: 'JOHN SNOW',
        fatherName: null,
        gender: 'male',
        dob: '2004-10-27',
        aadhaar: 'XXXXXXXX8848',
        aadhaarLinked: true,
        phone: '99999999999',
        email: 'abc@gmail.com',
        address: 'Quarter - A, Block - B Sample Area, ABC Street 700011 KOLKATA WEST BENGAL INDIA',
      },
    },
    {
      query: { pan: 'AZJPG7110R' },
      replies: [
        [
          200,
          {
            status: 'INVALID',
            message: 'Invalid PAN',
            reference_id: 21637861,
            verification_id: 'testverificationId',
            name_provided: 'JOHN SNOW',
            pan: 'LMNCD8010T',
          },
        ],
      ],
      outcome: 'not_found',
    },
  ],
}
