import type { ProviderProduct } from '../define.ts'
import { description } from './description.ts'
import { invalidRc, validRc } from './vehicleRcExamples.ts'

const day = (at: string) => ({ at, date: 'DD/MM/YYYY' }) as const

/**
 * Of `rc_status` only `ACTIVE` is documented, and of `blacklist_status` only `NA`: any other is no answer. There is no day of fitness, and whether a
 * vehicle without a financer is financed is not said.
 */
export const vehicleRc: ProviderProduct = {
  docs: description,
  calls: [
    {
      method: 'POST',
      path: '/vehicle-rc',
      body: { vehicle_number: 'rc', verification_id: { make: 'reference' } },
    },
  ],
  rules: [
    { status: 200, at: 'status', is: ['VALID'], and: { at: 'blacklist_status', is: ['NA'] }, means: 'found' },
    { status: 200, at: 'status', is: ['INVALID'], means: 'not_found' },
  ],
  record: {
    status: { at: 'rc_status', values: { ACTIVE: 'active' } },
    owner: 'owner',
    vehicleClass: 'class',
    fuel: 'type',
    chassis: 'chassis',
    authority: 'reg_authority',
    registeredOn: day('reg_date'),
    fitnessUpto: { fixed: null },
    insurer: 'vehicle_insurance_company_name',
    insuranceUpto: day('vehicle_insurance_upto'),
    pucUpto: day('pucc_upto'),
    engine: 'engine',
    maker: 'vehicle_manufacturer_name',
    model: 'model',
    norms: 'norms_type',
    manufacturedIn: { at: 'vehicle_manufacturing_month_year', month: 'MM/YYYY' },
    seats: { at: 'vehicle_seat_capacity', number: true },
    unladenKg: { at: 'unladen_weight', number: true },
    rcUpto: day('rc_expiry_date'),
    policyNumber: 'vehicle_insurance_policy_number',
    taxUpto: day('vehicle_tax_upto'),
    permitNumber: 'permit_number',
    permitType: 'permit_type',
    permitUpto: day('permit_valid_upto'),
    financed: { fixed: null },
    financier: 'rc_financer',
    blacklistReason: { fixed: null },
  },
  known: ['vehicle_color', 'blacklist_details', 'challan_details', 'noc_details'],
  examples: [
    {
      query: { rc: 'PY01MW8675' },
      replies: [[200, validRc]],
      outcome: 'found',
      record: {
        status: 'active',
        owner: 'JOHN DOE',
        vehicleClass: 'Motor Car',
        fuel: 'PETROL',
        chassis: 'XDLKHK511VKL59924',
        authority: 'BENGALURU CENTRAL RTO, Karnataka',
        registeredOn: '2021-12-24',
        fitnessUpto: null,
        insurer: 'BAJAJ INSURANCE CO. LTD.',
        insuranceUpto: '2024-12-14',
        pucUpto: '2022-12-23',
        engine: 'L5LCFF4579076',
        maker: 'HYUNDAI MOTOR INDIA LTD',
        model: 'PORCHE GDI DCT',
        norms: 'BHARAT STAGE VI',
        manufacturedIn: '2021-12',
        seats: 5,
        unladenKg: 1086,
        rcUpto: '2036-12-23',
        policyNumber: '62000344820000',
        taxUpto: null,
        permitNumber: null,
        permitType: null,
        permitUpto: null,
        financed: null,
        financier: 'BAJAJ FINANCE',
        blacklistReason: null,
      },
    },
    {
      query: { rc: 'PY01MW8769' },
      replies: [[200, invalidRc]],
      outcome: 'not_found',
    },
  ],
}
