import { Null, ObjectIdentifier, Sequence } from 'asn1js'
import {
  AltName,
  BasicConstraints,
  type Certificate,
  type Extension,
  GeneralName,
  GeneralSubtree,
  NameConstraints,
} from 'pkijs'
import { expect, test } from 'vitest'
import { certify, extension } from '../../../../server/engines/pdfSignatures/sign/certificates.ts'
import { buildChain } from '../../../../server/engines/pdfSignatures/verify/chain.ts'
import { ecdsa } from '../../../support/pdfs/signers.ts'

const [from, until, time] = [new Date('2024-01-01'), new Date('2034-01-01'), new Date('2026-01-01')]
const [COUNTRY, ORGANISATION, NAME] = ['2.5.4.6', '2.5.4.10', '2.5.4.3']
type Subject = (readonly [string, string])[]

interface Party {
  certificate: Certificate
  key: CryptoKey
}

async function party(subject: Subject, issuer: Party | null, extensions: Extension[] = []): Promise<Party> {
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const certificate = await certify({
    subject,
    publicKey: keys.publicKey,
    from,
    until,
    issuer: issuer ?? { key: keys.privateKey, certificate: null },
    extensions: () => extensions,
  })
  return { certificate, key: keys.privateKey }
}

const authority = extension('2.5.29.19', true, new BasicConstraints({ cA: true }).toSchema())
const root = await party([[NAME, 'Root']], null, [authority])

type Limits = Partial<Record<'permittedSubtrees' | 'excludedSubtrees', GeneralName[]>>
const limited = ({ permittedSubtrees, excludedSubtrees }: Limits) => {
  const trees = (names?: GeneralName[]) => names?.map(base => new GeneralSubtree({ base }))
  return extension(
    '2.5.29.30',
    true,
    new NameConstraints({
      permittedSubtrees: trees(permittedSubtrees),
      excludedSubtrees: trees(excludedSubtrees),
    }).toSchema(),
  )
}

const directory = async (subject: Subject) =>
  new GeneralName({ type: 4, value: (await party(subject, root)).certificate.subject })
const mail = (value: string) => new GeneralName({ type: 1, value })
const address = (value: string) => new GeneralName({ type: 6, value })
const alsoNamed = (...altNames: GeneralName[]) => extension('2.5.29.17', false, new AltName({ altNames }).toSchema())

const bank: Subject = [
  [COUNTRY, 'IN'],
  [ORGANISATION, 'Kaveri Bank'],
]
const officer: Subject = [...bank, [NAME, 'Officer']]

async function reasonsOf(between: Extension[], subject: Subject, extensions: Extension[] = []) {
  const middle = await party([[NAME, 'Between']], root, [authority, ...between])
  const { certificate } = await party(subject, middle, extensions)
  const anchors = { ours: [], known: [root.certificate] }
  const { trust, reasons } = await buildChain(certificate, { pool: [middle.certificate], anchors, time })
  expect(trust).toBe('known')
  return reasons
}

test('an authority certifies the names that it may certify, in any case of letters', async () => {
  const within = limited({
    permittedSubtrees: [
      await directory([
        [COUNTRY, 'IN'],
        [ORGANISATION, 'KAVERI bank'],
      ]),
    ],
  })
  expect(await reasonsOf([within], officer)).toEqual([])
  expect(await reasonsOf([limited({ permittedSubtrees: [mail('kaveri.example')] })], officer)).toEqual([])
})

test.each<{ name: string; limits: () => Promise<Limits>; subject?: Subject; also?: Extension[] }>([
  {
    name: 'another organisation',
    limits: async () => ({ permittedSubtrees: [await directory(bank)] }),
    subject: [
      [COUNTRY, 'IN'],
      [ORGANISATION, 'Godavari Bank'],
      [NAME, 'Officer'],
    ],
  },
  { name: 'one that is excluded', limits: async () => ({ excludedSubtrees: [await directory(bank)] }) },
  {
    name: 'a mail address of another host',
    limits: async () => ({ permittedSubtrees: [mail('kaveri.example')] }),
    also: [alsoNamed(mail('officer@kaveri.example'), mail('officer@other.example'))],
  },
  {
    name: 'a mail address in the subject',
    limits: async () => ({ permittedSubtrees: [mail('kaveri.example')] }),
    subject: [...officer, ['1.2.840.113549.1.9.1', 'officer@other.example']],
  },
  {
    name: 'a host below one that is excluded',
    limits: async () => ({ excludedSubtrees: [new GeneralName({ type: 2, value: 'kaveri.example' })] }),
    also: [alsoNamed(new GeneralName({ type: 2, value: 'www.kaveri.example' }))],
  },
])('a name that its authority may not certify is refused: $name', async ({ limits, subject = officer, also }) => {
  expect(await reasonsOf([limited(await limits())], subject, also)).toEqual(['nameNotPermitted'])
})

test('what cannot be checked is said', async () => {
  const unknown = extension('1.2.3.4.5', true, new Null())
  expect(await reasonsOf([unknown], officer)).toEqual(['unknownCondition'])
  expect(await reasonsOf([], officer, [unknown])).toEqual(['unknownCondition'])
  expect(await reasonsOf([], officer, [extension('1.2.3.4.5', false, new Null())])).toEqual([])
  const ofAddresses = limited({ permittedSubtrees: [address('.kaveri.example')] })
  expect(await reasonsOf([ofAddresses], officer, [alsoNamed(address('http://kaveri.example'))])).toEqual([
    'unknownCondition',
  ])
  expect(await reasonsOf([extension('2.5.29.30', true, new Null())], officer)).toEqual(['unknownCondition'])
})

test('where an authority demands a policy, its certificates need one', async () => {
  const demand = extension('2.5.29.36', true, new Sequence({ value: [] }))
  const policy = new Sequence({
    value: [new Sequence({ value: [new ObjectIdentifier({ value: '2.16.356.100.2.3' })] })],
  })
  expect(await reasonsOf([demand], officer)).toEqual(['unknownCondition'])
  expect(await reasonsOf([demand], officer, [extension('2.5.29.32', false, policy)])).toEqual([])
})
