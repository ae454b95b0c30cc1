import type { ProductId } from '../checks/catalogue.ts'
import { type Text, text } from '../platform/text.ts'
import type { NodeIdentifier } from './graph.ts'

/** With what an inquiry can start. */
export const subjectKinds = ['pan', 'phone', 'companyNumber', 'rc', 'gstin', 'din'] as const
export type SubjectKind = (typeof subjectKinds)[number]

export interface Subject {
  kind: SubjectKind
  value: string
}

export const MAX_SUBJECTS = 10

export interface Section {
  label: Text
  /** What is asked, by the identifier of a node. */
  products: Partial<Record<NodeIdentifier, readonly ProductId[]>>
}

/** What an inquiry gathers. A person chooses sections; a node offers the products of all of them. */
export const sections = {
  identity: { label: text('Identity', 'पहचान'), products: { pan: ['pan-profile'] } },
  directorships: {
    label: text('Directorships', 'डायरेक्टर पद'),
    products: { pan: ['din-by-pan'], din: ['director-check'] },
  },
  companies: { label: text('Companies', 'कंपनियाँ'), products: { companyNumber: ['company-check'] } },
  gst: {
    label: text('GST registrations', 'GST रजिस्ट्रेशन'),
    products: { pan: ['gstin-by-pan'], gstin: ['gstin-check'] },
  },
  contact: { label: text('Phone records', 'फ़ोन के रिकॉर्ड'), products: { phone: ['mobile-check', 'mobile-profile'] } },
  vehicles: { label: text('Vehicles', 'गाड़ियाँ'), products: { rc: ['vehicle-rc-check'] } },
  employment: { label: text('Employment', 'नौकरी'), products: { uan: ['uan-check'] } },
  mail: { label: text('E-mail addresses', 'ईमेल पते'), products: { email: ['email-check'] } },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as [SectionName, ...SectionName[]]

const all: readonly (readonly [SectionName, Section])[] = Object.entries(sections) as [SectionName, Section][]

/** What can be asked about a node, with the section that asks it. Only people are directors. */
export function questionsOf(by: NodeIdentifier, value: string): { section: SectionName; product: ProductId }[] {
  return all.flatMap(([section, { products }]) =>
    (products[by] ?? [])
      .filter(product => product !== 'din-by-pan' || value.charAt(3) === 'P')
      .map(product => ({ section, product })),
  )
}

type Counts = Partial<Record<ProductId, number>>

/** How many of the things that lead on from a subject are asked by themselves. Everything else waits for a person. */
const followed: Record<SubjectKind, Counts> = {
  pan: { 'director-check': 2, 'company-check': 3, 'gstin-check': 3 },
  phone: { 'uan-check': 1, 'vehicle-rc-check': 3 },
  companyNumber: { 'director-check': 3 },
  rc: {},
  gstin: { 'pan-profile': 1 },
  din: { 'company-check': 3 },
}

/** By product, how many checks an inquiry makes by itself: those that its subjects are sure to get, and the most. */
export function plannedChecks(subjects: readonly Subject[], chosen: readonly SectionName[]) {
  const least: Counts = {}
  const most: Counts = {}
  const add = (to: Counts, product: ProductId, count: number) => {
    to[product] = (to[product] ?? 0) + count
  }
  for (const { kind, value } of subjects) {
    for (const { section, product } of questionsOf(kind, value))
      if (chosen.includes(section)) for (const to of [least, most]) add(to, product, 1)
    for (const [product, count] of Object.entries(followed[kind]) as [ProductId, number][])
      if (sectionsOfProduct(product).some(section => chosen.includes(section))) add(most, product, count)
  }
  return { least, most }
}

/** The sections that ask a product. */
export const sectionsOfProduct = (product: ProductId): SectionName[] =>
  all.filter(([, one]) => Object.values(one.products).some(list => list.includes(product))).map(([name]) => name)

/** Integer paise of these checks. */
export const costOfChecks = (counts: Counts, priceOf: (product: ProductId) => number): number =>
  (Object.entries(counts) as [ProductId, number][]).reduce((sum, [product, count]) => sum + count * priceOf(product), 0)

/** On what an inquiry rests. `consent`: the subject has agreed; the others are named in words. */
export const lawfulBases = {
  consent: text('The subject has agreed', 'संबंधित व्यक्ति ने सहमति दी है'),
  contract: text('Needed for a contract with the subject', 'संबंधित व्यक्ति से अनुबंध के लिए ज़रूरी'),
  law: text('Required or permitted by law', 'कानून के तहत ज़रूरी या मान्य'),
  legalClaim: text('To enforce or defend a legal claim', 'कानूनी दावे के लिए'),
} as const satisfies Record<string, Text>

export type LawfulBasis = keyof typeof lawfulBases
export const lawfulBasisNames = Object.keys(lawfulBases) as [LawfulBasis, ...LawfulBasis[]]

/** How long an inquiry is kept, in days from its start. */
export const keepDays = { least: 1, usual: 90, most: 365 } as const
