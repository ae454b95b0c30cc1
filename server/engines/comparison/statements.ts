import type { ComparedFact } from '../../../contracts/cases/trubgv/compared.ts'
import type { ProductId, ResultOf } from '../../../contracts/products/index.ts'

/** A value that a source states. */
export interface Statement {
  fact: ComparedFact
  value: string
}

type Stated = Partial<Record<ComparedFact, string | null | undefined | readonly (string | null)[]>>
type Readers = { [Id in ProductId]?: (result: ResultOf<Id>) => Stated }

const isPerson = (category: string) => category === 'P'

/** What each product states, by the facts that are compared. A product that is not here states nothing that another one does. */
const readers: Readers = {
  'pan-check': ({ name, status }) => ({ name, panStatus: panStatus(status) }),
  'pan-profile': one => ({
    name: one.full_name,
    panStatus: panStatus(one.status),
    email: one.email,
    phone: one.phone_number,
    address: one.address,
    ...(isPerson(one.category)
      ? { fatherName: one.fatherName, birthDate: one.dob, gender: one.gender }
      : { incorporatedOn: one.dob }),
  }),
  'gstin-check': ({ legalName, address }) => ({ name: legalName, address }),
  'gstin-by-pan': ({ legalName }) => ({ name: legalName }),
  'company-check': ({ name, registeredOn, address, email }) => ({ name, incorporatedOn: registeredOn, address, email }),
  'mobile-profile': one => ({
    name: one.name,
    birthDate: one.dob,
    gender: one.gender,
    uan: one.uan,
    email: one.emails.map(({ email }) => email),
    address: one.addresses.map(({ address }) => address),
    pan: one.documents.filter(({ type }) => type === 'pan').map(({ number }) => number),
  }),
  'uan-check': ({ name, currentEmployer }) => ({ name, employer: currentEmployer }),
  'uan-by-mobile': ({ uans }) => ({ name: uans.map(({ name }) => name), uan: uans.map(({ maskedUan }) => maskedUan) }),
  'driving-licence-check': ({ name, fatherName, address }) => ({ name, fatherName, address }),
  'voter-check': ({ name, relation, relativeName, gender }) => ({
    name,
    gender,
    ...(relation === 'father' && { fatherName: relativeName }),
  }),
  'passport-check': ({ givenName, surname }) => ({ name: [givenName, surname].filter(Boolean).join(' ') }),
  'vehicle-rc-check': ({ owner }) => ({ name: owner }),
  'bank-account-check': ({ name }) => ({ name }),
  'credit-score': ({ name }) => ({ name }),
}

/** Whether the register says that the PAN is in use; a name that differs is compared by itself. */
const panStatus = (status: string) => (status === 'inactive' ? 'inactive' : 'valid')

/** What a result states, and the facts that it leaves open. */
export function statementsIn(
  product: ProductId,
  result: Readonly<Record<string, unknown>>,
): { stated: Statement[]; missing: ComparedFact[] } {
  const read = readers[product] as ((result: object) => Stated) | undefined
  const facts = Object.entries(read?.(result) ?? {}) as [ComparedFact, Stated[ComparedFact]][]
  const values = facts.map(([fact, value]) => ({ fact, values: valuesIn(value) }))
  return {
    stated: values.flatMap(({ fact, values: own }) => own.map(value => ({ fact, value }))),
    missing: values.filter(({ values: own }) => own.length === 0).map(({ fact }) => fact),
  }
}

function valuesIn(value: Stated[ComparedFact]): string[] {
  const all = Array.isArray(value) ? value : [value]
  return [...new Set(all.filter((one): one is string => typeof one === 'string' && one.trim() !== ''))]
}
