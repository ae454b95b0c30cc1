import { beforeAll, describe, expect, test } from 'vitest'
import type { DocumentVerdict } from '../../../../contracts/ocr/pdfSignatures.ts'
import { fillFields } from '../../../../server/engines/esign/fillFields.ts'
import { placeFields } from '../../../../server/engines/esign/placeFields.ts'
import type { FieldPlace } from '../../../../server/engines/esign/types.ts'
import { latin1 } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { type TrustAnchors, verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { lastBody, revise } from '../../../support/pdfs/plainPdf.ts'
import {
  contract,
  fill,
  numberOf,
  pictureOf,
  places,
  prepared,
  signingBy,
  valuesOf,
} from '../../../support/pdfs/preparedPdf.ts'
import { makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

/* A certified document with empty fields, which several people fill and sign one after the other. */

const time = new Date('2026-03-01T06:30:00Z')
let anchors: TrustAnchors
let by: ReturnType<typeof signingBy>

beforeAll(async () => {
  const root = await makeAuthority('Test root')
  anchors = { ours: [root.root], known: [] }
  by = signingBy({
    platform: await makeSigner('Satyapan', root),
    asha: await makeSigner('Asha Rao', root),
    ravi: await makeSigner('Ravi Iyer', root),
    mallory: await makeSigner('Mallory', root),
    clock: await makeSigner('Test clock', root, { role: 'timestamps' }),
    time,
  })
})

/** Without the lock of the seal: what another program may have left out. */
const unlocked = places.map(({ closes: _, ...place }) => place)

const verify = (pdf: Uint8Array) => verifyPdf(pdf, { anchors, now: time })

/** Certified, filled and signed by Asha. */
async function afterAsha(pdf?: Uint8Array): Promise<Uint8Array> {
  return by.asha(await fill(await by.certify(pdf ?? (await prepared())), 'Asha', 'आशा राव क्षितिज'))
}

/** All of it: what Ravi fills and signs, the seal, and what is kept for later. */
const afterAll = async (pdf: Uint8Array) =>
  by.keep(await by.seal(await by.ravi(await fill(pdf, 'Ravi', 'راوی آئیر 12'))))

test('fields that were there, filled and signed by several, leave everything valid, and are named', async () => {
  const { verdict, reasons, signatures } = await verify(await afterAll(await afterAsha()))
  expect({ verdict, reasons }).toEqual({ verdict: 'valid', reasons: [] })
  expect(signatures.map(({ field, kind, verdict: own }) => [field, kind, own])).toEqual([
    ['Asha signs', 'approval', 'valid'],
    ['Ravi signs', 'approval', 'valid'],
    ['Platform', 'certification', 'valid'],
    ['Seal', 'approval', 'valid'],
  ])
  const later = (field: string) =>
    signatures
      .find(one => one.field === field)
      ?.changes.map(({ kind, name, page, isPrepared, signedBy }) => `${kind} ${name} ${page} ${isPrepared} ${signedBy}`)
      .toSorted()
  const ravi = [
    'fieldFilled Ravi again agrees 2 true Ravi Iyer',
    'fieldFilled Ravi again name 2 true Ravi Iyer',
    'fieldFilled Ravi agrees 1 true Ravi Iyer',
    'fieldFilled Ravi name 1 true Ravi Iyer',
    'fieldFilled Ravi stamp 1 true Ravi Iyer',
    'signatureAddedVisibly Ravi signs 1 true Ravi Iyer',
  ]
  const seal = ['signatureAdded Seal null false Satyapan', 'validationDataAdded null null false null']
  expect(later('Ravi signs')).toEqual(seal)
  expect(later('Asha signs')).toEqual([...ravi, ...seal].toSorted())
  expect(later('Platform')).toEqual(
    [...ravi, ...ravi.map(one => one.replaceAll('Ravi Iyer', 'Asha Rao').replaceAll('Ravi', 'Asha')), ...seal]
      .map(one =>
        one.replace('Asha again agrees 2', 'Asha again agrees 3').replace('Asha again name 2', 'Asha again name 3'),
      )
      .toSorted(),
  )
})

type Make = (pdf: Uint8Array) => Promise<Uint8Array>

interface Attack {
  name: string
  verdict: DocumentVerdict
  /** What differs in the document before it is certified. */
  places?: FieldPlace[]
  /** What is said before the attack, if the document was prepared for it. */
  before?: DocumentVerdict
  prepare?: Make
  /** After Asha has signed. What it returns is then signed and sealed, as a good document is. */
  attack: Make
}

const changed = async (
  pdf: Uint8Array,
  name: string,
  change: (body: string) => string,
  more: Record<number, string> = {},
) => {
  const num = await numberOf(pdf, name)
  const before = lastBody(pdf, num)
  const after = change(before)
  if (after === before) throw new Error(`Nothing is changed in ${before}`)
  return revise(pdf, { [num]: after, ...more })
}

const stream = (data: string, dict: string) => `<<${dict} /Length ${data.length}>>\nstream\n${data}\nendstream`
const form = '/Type /XObject /Subtype /Form'
const looksLike = (num: number) => (body: string) => body.replace(/\/AP <<\/N \d+ 0 R>>/, `/AP <</N ${num} 0 R>>`)
const small: FieldPlace = { name: 'Ravi note', kind: 'text', page: 0, box: { x: 40, y: 600, width: 180, height: 40 } }

/** Ravi's note, filled in one revision as it is done honestly, but with another look. */
const withLook =
  (change: (drawn: string) => string, dict = `${form} /BBox [0 0 180 40] /Matrix [1 0 0 1 0 0]`): Make =>
  async pdf => {
    const honest = await fillFields(pdf, [{ name: 'Ravi note', mark: { kind: 'text', text: '100' } }])
    const added = [...latin1(honest.subarray(pdf.length)).matchAll(/^(\d+) 0 obj$/gm)].map(([, num]) => Number(num))
    const body = lastBody(honest, await numberOf(honest, 'Ravi note'))
    const look = Number(/\/AP <<\/N (\d+) 0 R>>/.exec(body)?.[1])
    const font = /\/Font <<[^>]*>>/.exec(lastBody(honest, look))?.[0] ?? ''
    const name = /\/(S\d+) /.exec(font)?.[1] as string
    // The value's signs, drawn as the honest program draws them.
    const drawn = change(`/Tx BMC q 0 g BT 1 0 0 1 2 12 Tm /${name} 12 Tf <000100020002> Tj ET Q EMC`)
    return revise(pdf, {
      ...Object.fromEntries(added.map(num => [num, lastBody(honest, num)])),
      [look]: stream(drawn, `${dict} /Resources <<${font}>>`),
    })
  }

const attacks: Attack[] = [
  {
    name: 'a field is moved',
    verdict: 'invalid',
    attack: pdf => changed(pdf, 'Ravi name', body => body.replace(/\/Rect \[\S+/, '/Rect [1')),
  },
  {
    name: 'a signed place is moved',
    verdict: 'invalid',
    attack: pdf => changed(pdf, 'Asha signs', body => body.replace(/\/Rect \[\S+/, '/Rect [1')),
  },
  {
    name: 'a value is changed after its signer has signed',
    verdict: 'validButChanged',
    attack: pdf => changed(pdf, 'Asha again name', body => body.replace(/\/V <[^>]*>/, '/V (Another)')),
  },
  {
    name: 'a field of an earlier signer is emptied, and filled once more',
    verdict: 'validButChanged',
    attack: async pdf => {
      const emptied = await changed(pdf, 'Asha name', body => body.replace(/\/V <[^>]*>/, ''))
      const num = await numberOf(emptied, 'Asha name')
      return revise(emptied, { [num]: lastBody(pdf, num).replace(/\/V <[^>]*>/, '/V (Another)') })
    },
  },
  {
    name: 'a tick is taken away',
    verdict: 'validButChanged',
    attack: pdf =>
      changed(pdf, 'Asha agrees', body => body.replace('/V /Yes', '/V /Off').replace('/AS /Yes', '/AS /Off')),
  },
  {
    name: 'a picture is replaced after its signer has signed',
    verdict: 'invalid',
    attack: pdf => changed(pdf, 'Asha stamp', looksLike(900), { 900: stream('', `${form} /BBox [0 0 120 60]`) }),
  },
  {
    name: 'a picture is drawn larger than its field',
    verdict: 'invalid',
    attack: async pdf => {
      const honest = await fillFields(pdf, [await pictureOf('Ravi again')])
      const look = Number(
        /\/AP <<\/N (\d+) 0 R>>/.exec(lastBody(honest, await numberOf(honest, 'Ravi again stamp')))?.[1],
      )
      const icon = /\/XObject <<[^>]*>>/.exec(lastBody(honest, look))?.[0]
      return revise(honest, { [look]: stream('/Icon Do', `${form} /BBox [-500 -500 620 560] /Resources <<${icon}>>`) })
    },
  },
  {
    name: 'a button shows another picture than it has',
    verdict: 'invalid',
    attack: async pdf => {
      const honest = await fillFields(pdf, [await pictureOf('Ravi again')])
      return changed(honest, 'Ravi again stamp', looksLike(900), {
        900: stream('0 0 120 60 re f', `${form} /BBox [0 0 120 60]`),
      })
    },
  },
  {
    name: 'a new widget',
    verdict: 'invalid',
    attack: async pdf => {
      const num = await numberOf(pdf, 'Ravi name')
      const [page, catalog] = [lastBody(pdf, 10), lastBody(pdf, 1)]
      return revise(pdf, {
        900: lastBody(pdf, num).replace(/\/T <[^>]*>/, '/T (New)'),
        10: page.replace('/Annots [', '/Annots [900 0 R '),
        1: catalog.replace('/Fields [', '/Fields [900 0 R '),
      })
    },
  },
  {
    name: 'a page draws something else',
    verdict: 'invalid',
    attack: pdf => revise(pdf, { 11: stream('BT /F1 20 Tf 50 700 Td (Pay 900 rupees) Tj ET', '') }),
  },
  {
    name: 'a look that says something else than its value',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => drawn.replace('<000100020002>', '<000200020001>')),
  },
  {
    name: 'a value that nobody sees, because it is white',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => drawn.replace('0 g', '1 g')),
  },
  {
    name: 'a value that nobody sees, because it has no outline',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => drawn.replace('BT', 'BT 3 Tr')),
  },
  {
    name: 'a value that is half cut off',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => drawn.replace('0 0 1 2 12', '0 0 1 170 12')),
  },
  {
    name: 'a value in a layer',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => drawn.replace('/Tx BMC', '/OC /Hidden BDC')),
  },
  {
    name: 'a value that is white by what is restored',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => `1 g ${drawn.replace('q 0 g', 'q 0 g Q q')}`),
  },
  {
    name: 'a value below a rectangle',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => `${drawn} 0 0 180 40 re f`),
  },
  {
    name: 'a look that is stretched over its field',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => drawn, `${form} /BBox [0 0 1800 400]`),
  },
  {
    name: 'a look in a layer',
    verdict: 'validButChanged',
    places: [small],
    attack: withLook(drawn => drawn, `${form} /BBox [0 0 180 40] /OC 901 0 R`),
  },
  {
    name: 'a field that looked filled before it was',
    verdict: 'validButChanged',
    places: [small],
    prepare: async pdf =>
      changed(pdf, 'Ravi note', looksLike(900), {
        900: stream('0 0 9 9 re f', `${form} /BBox [0 0 180 40]`),
      }),
    attack: pdf => fillFields(pdf, [{ name: 'Ravi note', mark: { kind: 'text', text: '100' } }]),
  },
  {
    name: 'a field that covers the page',
    verdict: 'validButChanged',
    places: [{ ...small, page: 2, box: { x: 40, y: 400, width: 1000, height: 700 } }],
    attack: pdf => fillFields(pdf, [{ name: 'Ravi note', mark: { kind: 'text', text: '100' } }]),
  },
  {
    name: 'a field over what somebody else has filled',
    verdict: 'validButChanged',
    before: 'validButChanged',
    places: [{ ...small, box: { x: 60, y: 210, width: 50, height: 20 } }],
    attack: pdf => fillFields(pdf, [{ name: 'Ravi note', mark: { kind: 'text', text: '100' } }]),
  },
  {
    name: 'a tick whose value is another one',
    verdict: 'validButChanged',
    attack: pdf => changed(pdf, 'Ravi again agrees', body => body.replace('/AS /Off', '/AS /Yes /V /No')),
  },
  {
    name: 'fields that are drawn anew from their values',
    verdict: 'validButChanged',
    attack: pdf => revise(pdf, { 1: lastBody(pdf, 1).replace('/AcroForm <<', '/AcroForm <</NeedAppearances true ') }),
  },
  {
    name: 'a comment over the page',
    verdict: 'invalid',
    attack: pdf =>
      revise(pdf, {
        10: lastBody(pdf, 10).replace('/Annots [', '/Annots [900 0 R '),
        900: '<</Type /Annot /Subtype /FreeText /Rect [0 0 595 842] /Contents (Pay 900)>>',
      }),
  },
]

describe.each(attacks)('$name', shadow => {
  const { verdict, places: more = [], before: was = 'valid', prepare = async (pdf: Uint8Array) => pdf, attack } = shadow
  test(`is ${verdict}, whoever signs it afterwards`, async () => {
    const before = await afterAsha(await prepare(await placeFields(contract(), [...places, ...more])))
    expect(await verify(await by.seal(before))).toMatchObject({ verdict: was })
    const after = await attack(before)
    expect(await verify(after)).toMatchObject({ verdict })
    expect(await verify(await by.seal(await by.ravi(after)))).toMatchObject({ verdict })
  })
})

test('what the attacks change is valid if it is done honestly', async () => {
  const before = await afterAsha(await placeFields(contract(), [...places, small]))
  const pdf = await withLook(drawn => drawn)(before)
  expect(await verify(await by.seal(await by.ravi(pdf)))).toMatchObject({ verdict: 'valid' })
})

describe('it is not confirmed', () => {
  test('what nobody has signed', async () => {
    const pdf = await fill(await afterAsha(), 'Ravi', 'Ravi')
    expect(await verify(pdf)).toMatchObject({ verdict: 'validButChanged' })
    expect(await verify(await by.keep(pdf))).toMatchObject({ verdict: 'validButChanged' })
    expect(await verify(await by.seal(pdf))).toMatchObject({ verdict: 'valid' })
  })

  test('without a certification of level 2 before it', async () => {
    const plain = await by.asha(await fill(await prepared(), 'Asha', 'Asha'))
    expect(await verify(await by.ravi(plain))).toMatchObject({ verdict: 'validButChanged' })
    const comments = await by.asha(await by.certify(await prepared(), 3))
    expect(await verify(comments)).toMatchObject({ verdict: 'validButChanged' })
  })
})

test('several fillings before a signature are all of its signer', async () => {
  const certified = await by.certify(await prepared())
  const [first, ...others] = await valuesOf('Asha', 'Asha')
  const twice = await fillFields(await fillFields(certified, first ? [first] : []), [
    ...others,
    await pictureOf('Asha'),
  ])
  const { verdict, signatures } = await verify(await by.seal(await by.asha(twice)))
  expect(verdict).toBe('valid')
  const platform = signatures.find(({ field }) => field === 'Platform')
  const filled = platform?.changes.filter(({ isPrepared }) => isPrepared)
  expect(new Set(filled?.map(({ signedBy }) => signedBy))).toEqual(new Set(['Asha Rao']))
})

describe('whoever certified it closes it', () => {
  const empty = async () => [{ name: 'Ravi name', mark: { kind: 'text', text: 'The rent is 1 rupee' } } as const]

  test('nothing is filled or signed behind the seal', async () => {
    const closed = await by.keep(await by.seal(await afterAsha()))
    expect(await verify(closed)).toMatchObject({ verdict: 'valid' })
    await expect(by.mallory(closed, 'Mallory')).rejects.toThrow('permits no further signature')
    const open = await by.keep(await by.seal(await afterAsha(await placeFields(contract(), unlocked))))
    const filled = await fillFields(open, await empty())
    expect(await verify(await by.mallory(filled, 'Mallory'))).toMatchObject({ verdict: 'validButChanged' })
    expect(await verify(await by.mallory(filled, 'Ravi signs'))).toMatchObject({ verdict: 'validButChanged' })
  })

  test('what is cut off behind a signature leaves it unfinished, whoever signs the rest', async () => {
    const cut = await afterAsha()
    expect(await verify(cut)).toMatchObject({ verdict: 'validButChanged' })
    const filled = await fillFields(cut, await empty())
    expect(await verify(await by.mallory(filled, 'Seal'))).toMatchObject({ verdict: 'validButChanged' })
    const certifiedOnly = await verify(await by.certify(await prepared()))
    expect(certifiedOnly).toMatchObject({ verdict: 'valid', emptyFields: 5 })
  })
})
