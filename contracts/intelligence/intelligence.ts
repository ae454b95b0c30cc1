import { z } from 'zod'
import { type ProductId, productIds } from '../products/index.ts'
import { identifier, personName } from '../products/inputs.ts'
import { intelligenceParts } from './sections/words.ts'

/* The data of an intelligence report (specification §2.6, §3): names are spelled as there. Money is integer paise, days are ISO dates. */

const words = z.string().nullable()
const day = z.iso.date().nullable()
const paise = z.number().int().nullable()
const count = z.number().int()

const creditScoreDetail = z.object({ result: z.object({ credit_score: count.nullable() }) }).nullable()

const dinDetail = z.object({
  DIN: z.string(),
  CIN: z.string(),
  DATE_JOIN: day,
  DATE_RESIGN: day,
  DESIGNATION: words,
  ADDRESS: words,
  monetaryContributionValue: paise,
  contributionForm: words,
  bodyCorporateType: words,
  profitSharingPercentage: z.number().nullable(),
  bodyCorpInsideIndiaName: words,
  bodyCorpOutsideIndiaName: words,
  APPROVER_CIN: words,
  COMPANY_NAME: words,
  COMPANY_STATUS: words,
  PAIDUP_CAPITAL: paise,
})

const directorDetail = z.object({
  din: words,
  name: words,
  designation: words,
  mobile: words,
  creditScoreDetail,
  dinDetails: z.array(dinDetail),
})

const gstDetail = z.object({
  aggregateTurnOverRange: z.object({ min: paise, max: paise }).nullable(),
  annualAggregateTurnOver: words,
  grossTotalIncome: words,
  grossTotalIncomeFinancialYear: words,
  gstnDetailed: z
    .object({
      legalNameOfBusiness: words,
      tradeNameOfBusiness: words,
      constitutionOfBusiness: words,
      gstStatus: words,
      registrationDate: day,
      state: words,
      principalPlaceAddress: words,
    })
    .nullable(),
  gstnRecords: z.array(z.object({ gstin: z.string(), state: words, gstStatus: words, registrationDate: day })),
  filingStatus: z.array(
    z.object({
      filingYear: words,
      monthOfFiling: words,
      methodOfFilling: words,
      dateOfFiling: day,
      gstType: words,
      gstStatus: words,
    }),
  ),
})

const turnover = z.object({
  financialYear: z.string(),
  aggregateTurnOverRange: z.object({ min: paise, max: paise }),
  annualAggregateTurnOver: words,
  filed: count,
  late: count,
  missing: count,
})

const panResult = z.object({
  panNumber: z.string(),
  data: z.object({
    panDetails: z
      .object({
        pan_number: z.string(),
        full_name: words,
        masked_aadhaar: words,
        email: words,
        phone_number: words,
        gender: words,
        dob: day,
        aadhaar_linked: z.boolean().nullable(),
        category: words,
        fatherName: words,
        address: words,
      })
      .nullable(),
    dinInfo: z.object({ din: words, found: z.boolean(), director_details: z.array(directorDetail) }).nullable(),
    gstinDetail: z
      .object({ info: z.array(z.object({ gst: z.string(), turnoverData: z.array(turnover), details: gstDetail })) })
      .nullable(),
  }),
})

const reported = { reportedOn: day }

const mobileResult = z.object({
  mobileNumber: z.string(),
  connection: z
    .object({ status: words, operator: words, circle: words, ported: z.boolean().nullable(), connection: words })
    .nullable(),
  aadhaarLink: z.object({ status: z.boolean().nullable(), message: words }).nullable(),
  address: z.array(z.object({ address: z.string(), pin: words, lastOn: day })),
  age: count.nullable(),
  identity: z
    .object({
      personalInfo: z.object({ fullName: words, gender: words, dob: day, occupation: words }),
      phoneInfo: z.array(z.object({ number: z.string(), kind: words, ...reported })),
      addressInfo: z.array(z.object({ address: z.string(), state: words, pin: words, kind: words, ...reported })),
      emailInfo: z.array(z.object({ email: z.string(), ...reported })),
      idInfo: z.array(z.object({ type: z.string(), number: z.string() })),
    })
    .nullable(),
  employmentHistory: z.array(
    z.object({ establishment: z.string(), memberId: words, joinedOn: day, exitedOn: day, lastContribution: words }),
  ),
  rcDetails: z.array(
    z.object({
      rcNumber: z.string(),
      status: words,
      owner: words,
      maker: words,
      model: words,
      vehicleClass: words,
      fuel: words,
      registeredOn: day,
      authority: words,
      insurer: words,
      insuranceUpto: day,
      fitnessUpto: day,
      financier: words,
    }),
  ),
})

const companyDetail = z.object({
  cin: z.string(),
  name: words,
  status: words,
  companyClass: words,
  registeredOn: day,
  registrar: words,
  activity: words,
  listed: z.boolean().nullable(),
  authorisedCapital: paise,
  paidUpCapital: paise,
  openCharges: paise,
  lastMeetingOn: day,
  balanceSheetOn: day,
  address: words,
  email: words,
  charges: z.array(z.object({ holder: z.string(), amount: paise, createdOn: day, status: words, satisfiedOn: day })),
})

const cinResult = z.object({
  cin: z.string(),
  companyDetails: companyDetail.nullable(),
  directorDetails: z.array(directorDetail),
})

/** The five parts, in the order of the report's pages; one without data is an empty list. */
export const intelligenceData = z.object({
  panResults: z.array(panResult),
  mobileResults: z.array(mobileResult),
  companySearch: z.array(cinResult.extend({ companyName: z.string(), cin: words })),
  cinResults: z.array(cinResult),
  alternateMobileData: z.array(mobileResult),
})

export type IntelligenceData = z.output<typeof intelligenceData>
export type PanResult = IntelligenceData['panResults'][number]
export type MobileResult = IntelligenceData['mobileResults'][number]
export type CompanyResult = IntelligenceData['companySearch'][number]
export type CinResult = IntelligenceData['cinResults'][number]
export type DirectorDetail = z.output<typeof directorDetail>
export type CompanyDetail = z.output<typeof companyDetail>

/** Whom and what a report is about: at least one entry in all. */
const most = { pans: 10, mobiles: 10, companies: 5, cins: 10, alternates: 10 } as const

export const intelligenceSubjects = z.object({
  pans: z.array(identifier('pan')).max(most.pans).optional(),
  mobiles: z.array(identifier('phone')).max(most.mobiles).optional(),
  /** Names, which are searched for in the company register. */
  companies: z.array(personName).max(most.companies).optional(),
  cins: z.array(identifier('companyNumber')).max(most.cins).optional(),
  alternates: z.array(identifier('phone')).max(most.alternates).optional(),
})

export type IntelligenceSubjects = z.output<typeof intelligenceSubjects>

/** `gathering`: checks are being made. `ready`: every check has ended, with or without an answer. */
export const intelligenceStatuses = ['gathering', 'ready'] as const

/** What became of one check of a report. `unavailable`: its source was down, and it costs nothing. */
export const intelligenceCheckStatuses = ['waiting', 'completed', 'not_found', 'unavailable'] as const

/** What was asked, in the order of the report. */
export const intelligenceCheck = z.object({
  part: z.enum(intelligenceParts),
  /** The entry of the part: a PAN, a mobile number, a company. */
  entry: z.string(),
  product: z.enum(productIds as [ProductId, ...ProductId[]]),
  /** What was asked about: the GSTIN and the year of a return. */
  about: z.string(),
  label: z.object({ en: z.string(), hi: z.string() }),
  status: z.enum(intelligenceCheckStatuses),
  fetchedAt: z.iso.datetime().nullable(),
})

export type IntelligenceCheck = z.output<typeof intelligenceCheck>

export const intelligenceDays = { least: 1, usual: 30, most: 180 } as const
