import type { ProviderProduct } from '../define.ts'

/**
 * The documentation's example of a company misspells `registered_name`, which its list of fields spells so. Unclear and left out: what else a deleted or
 * deactivated PAN is answered with. The example of an invalid PAN has the number of the valid one; here it ends otherwise.
 */
export const pan: ProviderProduct = {
  docs: { url: 'https://docs.cashfree.com/reference/verify-pan-sync', readOn: '2026-11-29' },
  calls: [
    {
      method: 'POST',
      path: '/pan',
      // Without a version after 2022-09-12 the reply lacks the link with the Aadhaar.
      headers: { 'x-api-version': '2023-12-18' },
      body: { pan: 'pan' },
    },
  ],
  rules: [
    { status: 200, at: 'valid', is: [true], means: 'found' },
    { status: 200, at: 'pan_status', is: ['DELETED', 'DEACTIVATED'], and: { at: 'registered_name' }, means: 'found' },
    { status: 200, at: 'pan_status', is: ['DELETED', 'DEACTIVATED'], means: 'odd_reply' },
    { status: 200, at: 'valid', is: [false], and: { at: 'message', is: ['Invalid PAN'] }, means: 'not_found' },
  ],
  record: {
    name: 'registered_name',
    active: { at: 'pan_status', values: { VALID: true, DELETED: false, DEACTIVATED: false } },
    aadhaarLinked: { at: 'aadhaar_seeding_status', values: { Y: true, R: false, NA: null } },
    updatedOn: { at: 'last_updated_at', date: 'DD/MM/YYYY' },
  },
  known: ['father_name'],
  examples: [
    {
      query: { pan: 'ABCPV1234D' },
      replies: [
        [
          200,
          {
            pan: 'ABCPV1234D',
            type: 'Individual',
            reference_id: 161,
            name_provided: 'JOHN DOE',
            registered_name: 'JOHN DOE',
            valid: true,
            message: 'PAN verified successfully',
            name_match_score: 100,
            name_match_result: 'DIRECT_MATCH',
            aadhaar_seeding_status: 'Y',
            last_updated_at: '01/01/2019',
            name_pan_card: 'JOHN DOE',
            pan_status: 'VALID',
            aadhaar_seeding_status_desc: 'Aadhaar is linked to PAN',
          },
        ],
      ],
      outcome: 'found',
      record: { name: 'JOHN DOE', active: true, aadhaarLinked: true, updatedOn: '2019-01-01' },
    },
    {
      query: { pan: 'AAOCS4553K' },
      replies: [
        [
          200,
          {
            pan: 'AAOCS4553K',
            type: 'Company',
            reference_id: 1318808,
            name_provided: 'saanchi',
            valid: true,
            message: 'PAN verified successfully',
            name_match_score: 60,
            name_match_result: 'MODERATE_PARTIAL_MATCH',
            aadhaar_seeding_status: 'NA',
            last_updated_at: '25/05/2017',
            name_pan_card: null,
            pan_status: 'VALID',
            aadhaar_seeding_status_desc: 'Aadhar Seeding is not Applicable',
            registered_name: 'SAANCHI ENERGY PRIVATE LIMITED',
          },
        ],
      ],
      outcome: 'found',
      record: { name: 'SAANCHI ENERGY PRIVATE LIMITED', active: true, aadhaarLinked: null, updatedOn: '2017-05-25' },
    },
    {
      query: { pan: 'ABCPV1234E' },
      replies: [
        [
          200,
          {
            pan: 'ABCPV1234D',
            reference_id: 17974435,
            name_provided: null,
            valid: false,
            message: 'Invalid PAN',
            name_match_score: 0,
            name_match_result: '-',
          },
        ],
      ],
      outcome: 'not_found',
    },
  ],
}
