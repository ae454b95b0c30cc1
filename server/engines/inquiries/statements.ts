import { hasPan } from '../../../contracts/identifiers/index.ts'
import type { ProductId, ResultOf } from '../../../contracts/products/index.ts'
import type { GraphBuilder, Source } from './graph.ts'

/** One answered check, in clear. */
export interface Answer<Id extends ProductId = ProductId> {
  product: Id
  input: Record<string, unknown>
  result: ResultOf<Id>
  source: Source
}

type Read<Id extends ProductId> = (build: GraphBuilder, subject: string, result: ResultOf<Id>, source: Source) => void

const directorship = (until: string | null) => (until === null ? 'director' : 'formerDirector')

/** The PAN within a GSTIN, which the number itself states. */
function linkPan(build: GraphBuilder, gstin: string | null, value: string, source: Source) {
  if (gstin !== null && hasPan(value)) build.edge(build.node('pan', value.slice(2, 12)), 'registered', gstin, source)
}

/** What each product states of nodes and of what links them. A new product joins the graph with an entry here and one in `sections`. */
const readers: { [Id in ProductId]?: Read<Id> } = {
  'pan-profile': (build, pan, result, source) => {
    const id = build.node('pan', pan)
    build.fact(id, 'name', result.full_name, source)
    build.fact(id, 'fatherName', result.fatherName, source, 'name')
    build.fact(id, result.category === 'P' ? 'birthDate' : 'registeredOn', result.dob, source)
    build.fact(id, 'status', result.status, source)
    build.contact(id, 'phone', result.phone_number, source)
    build.contact(id, 'email', result.email, source)
    build.contact(id, 'address', result.address, source)
  },
  'din-by-pan': (build, pan, { dins }, source) => {
    for (const { din, name } of dins) {
      const id = build.node('din', din)
      build.fact(id, 'name', name, source)
      build.edge(build.node('pan', pan), 'holdsDin', id, source)
    }
  },
  'director-check': (build, din, result, source) => {
    const id = build.node('din', din)
    build.fact(id, 'name', result.name, source)
    build.fact(id, 'status', result.status, source)
    for (const one of result.dinDetails) {
      const company = build.node('companyNumber', one.CIN)
      build.fact(company, 'name', one.COMPANY_NAME, source)
      build.fact(company, 'listedStatus', one.COMPANY_STATUS, source)
      build.edge(id, directorship(one.DATE_RESIGN), company, source, { since: one.DATE_JOIN, until: one.DATE_RESIGN })
      build.contact(company, 'address', one.ADDRESS, source)
      build.edge(build.node('companyNumber', one.APPROVER_CIN), 'approved', company, source)
    }
  },
  'company-check': (build, cin, result, source) => {
    const id = build.node('companyNumber', cin)
    build.fact(id, 'name', result.name, source)
    build.fact(id, 'status', result.status, source)
    build.fact(id, 'registeredOn', result.registeredOn, source)
    build.contact(id, 'email', result.email, source)
    build.contact(id, 'address', result.address, source)
    for (const { din, name, joinedOn } of result.directors) {
      const director = build.node('din', din)
      build.fact(director, 'name', name, source)
      build.edge(director, 'director', id, source, { since: joinedOn })
    }
  },
  'gstin-by-pan': (build, pan, { legalName, gstins }, source) => {
    const id = build.node('pan', pan)
    build.fact(id, 'name', legalName, source)
    for (const { gstin, status, registeredOn } of gstins) {
      const registration = build.node('gstin', gstin)
      build.fact(registration, 'status', status, source)
      build.fact(registration, 'registeredOn', registeredOn, source)
      build.edge(id, 'registered', registration, source, { since: registeredOn })
    }
  },
  'gstin-check': (build, gstin, result, source) => {
    const id = build.node('gstin', gstin)
    build.fact(id, 'name', result.legalName, source)
    build.fact(id, 'status', result.status, source)
    build.fact(id, 'registeredOn', result.registeredOn, source)
    build.contact(id, 'address', result.address, source)
    linkPan(build, id, gstin, source)
  },
  'mobile-check': (build, phone, result, source) => {
    const id = build.node('phone', phone)
    build.fact(id, 'status', result.status, source)
    build.fact(id, 'operator', result.operator, source)
  },
  'mobile-profile': (build, phone, result, source) => {
    const id = build.node('phone', phone)
    build.fact(id, 'name', result.name, source, 'name')
    build.fact(id, 'birthDate', result.dob, source)
    build.edge(id, 'uan', build.node('uan', result.uan), source)
    for (const { rc } of result.vehicles) build.edge(id, 'vehicle', build.node('rc', rc), source)
    for (const { address, reportedOn } of result.addresses) build.contact(id, 'address', address, source, reportedOn)
    for (const { address, lastOn } of result.deliveries) build.contact(id, 'address', address, source, lastOn)
    for (const { number, reportedOn } of result.phones) build.contact(id, 'phone', number, source, reportedOn)
    for (const { email, reportedOn } of result.emails) build.contact(id, 'email', email, source, reportedOn)
    for (const { type, number } of result.documents)
      if (type === 'pan') build.edge(id, 'document', build.node('pan', number), source)
  },
  'vehicle-rc-check': (build, rc, result, source) => {
    const id = build.node('rc', rc)
    build.fact(id, 'owner', result.owner, source, 'name')
    build.fact(id, 'status', result.status, source)
    build.fact(id, 'registeredOn', result.registeredOn, source)
  },
  'uan-check': (build, uan, result, source) => {
    const id = build.node('uan', uan)
    build.fact(id, 'name', result.name, source)
    build.fact(id, 'employer', result.currentEmployer, source)
    for (const { joinedOn } of result.employments) build.fact(id, 'employedFrom', joinedOn, source)
  },
  'email-check': (build, email, { status }, source) => build.fact(build.node('email', email), 'status', status, source),
}

/** Adds what a check has answered. */
export function readAnswer(build: GraphBuilder, { product, input, result, source }: Answer): void {
  const [subject] = Object.values(input)
  const read = (readers as Partial<Record<ProductId, Read<ProductId>>>)[product]
  if (read && typeof subject === 'string') read(build, subject, result, source)
}
