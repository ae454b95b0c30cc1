import sharp from 'sharp'
import { fillFields } from '../../../server/engines/esign/fillFields.ts'
import { placeFields } from '../../../server/engines/esign/placeFields.ts'
import { stampPdf } from '../../../server/engines/esign/stampPdf.ts'
import type { Box, FieldFilling, FieldPlace } from '../../../server/engines/esign/types.ts'
import { addValidationData } from '../../../server/engines/pdfSignatures/addValidationData.ts'
import { PdfDocument } from '../../../server/engines/pdfSignatures/pdf/document.ts'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { signPdf } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { readFields } from '../../../server/engines/pdfSignatures/verify/fields.ts'
import { rawPdf } from '../rawPdf.ts'

/* A contract of three pages, one of them turned and cropped, with fields for two people, certified by the platform. */

export const contract = (): Uint8Array =>
  rawPdf({
    pages: [
      { content: 'BT /F1 20 Tf 50 700 Td (Pay 100 rupees) Tj ET' },
      {
        entries: '/Rotate 90 /MediaBox [0 0 700 900] /CropBox [30 70 625 870]',
        content: 'BT /F1 20 Tf 50 700 Td (Second) Tj ET',
      },
      { entries: '/Rotate 270 /UserUnit 2', content: 'BT /F1 20 Tf 50 400 Td (Third) Tj ET' },
    ],
  })

const box = (x: number, y: number, width = 180, height = 40): Box => ({ x, y, width, height })

/** The fields of a person, whose place begins at a height. */
const fieldsOf = (person: string, page: number, y: number): FieldPlace[] => [
  { name: `${person} name`, kind: 'text', page, box: box(40, y), label: `Name of ${person}` },
  { name: `${person} agrees`, kind: 'check', page, box: box(240, y, 20, 20) },
  { name: `${person} stamp`, kind: 'picture', page, box: box(40, y + 50, 120, 60) },
  { name: `${person} signs`, kind: 'signature', page, box: box(240, y + 50) },
]

export const places: FieldPlace[] = [
  ...fieldsOf('Asha', 0, 200),
  ...fieldsOf('Asha again', 2, 200),
  ...fieldsOf('Ravi', 0, 400),
  ...fieldsOf('Ravi again', 1, 100),
  { name: 'Platform', kind: 'signature', page: 0, box: null },
  { name: 'Seal', kind: 'signature', page: 0, box: null, closes: true },
]

let picture: Promise<Uint8Array> | undefined
export const bluePicture = (): Promise<Uint8Array> =>
  (picture ??= sharp({ create: { width: 60, height: 30, channels: 4, background: '#0000ff' } })
    .png()
    .toBuffer())

/** The values of a person: one text in a script of India, one in Latin letters. */
export const valuesOf = async (person: string, text: string): Promise<FieldFilling[]> =>
  [person, `${person} again`].flatMap((name): FieldFilling[] => [
    { name: `${name} name`, mark: { kind: 'text', text: name === person ? text : `${person} Rao\nLucknow` } },
    { name: `${name} agrees`, mark: { kind: 'check' } },
  ])

export const pictureOf = async (person: string): Promise<FieldFilling> => ({
  name: `${person} stamp`,
  mark: { kind: 'image', content: await bluePicture() },
})

export const fill = async (pdf: Uint8Array, person: string, text: string): Promise<Uint8Array> =>
  fillFields(pdf, [...(await valuesOf(person, text)), await pictureOf(person)])

/** A name as somebody's look: a page of the size of the field. */
export const lookWith = (text: string): Promise<Uint8Array> =>
  stampPdf(rawPdf({ pages: [{ entries: '/MediaBox [0 0 180 40]' }] }), [
    { kind: 'text', text, page: 0, box: { x: 0, y: 0, width: 180, height: 40 } },
  ])

export interface Parties {
  platform: Signer
  asha: Signer
  ravi: Signer
  /** An outsider, who fills in and signs what is left. */
  mallory: Signer
  clock: Signer
  time: Date
}

export function signingBy({ platform, asha, ravi, mallory, clock, time }: Parties) {
  const sign = async (
    pdf: Uint8Array,
    signer: Signer,
    field: string,
    more: { look?: Uint8Array; certify?: 2 | 3 } = {},
  ) => signPdf(pdf, { signer, authority: clock, time, field, name: field, ...more })
  return {
    certify: (pdf: Uint8Array, certify: 2 | 3 = 2) => sign(pdf, platform, 'Platform', { certify }),
    asha: async (pdf: Uint8Array) => sign(pdf, asha, 'Asha signs', { look: await lookWith('Asha Rao') }),
    ravi: async (pdf: Uint8Array, field = 'Ravi signs') => sign(pdf, ravi, field, { look: await lookWith('रवि') }),
    seal: (pdf: Uint8Array) => sign(pdf, platform, 'Seal'),
    mallory: (pdf: Uint8Array, field: string) => sign(pdf, mallory, field),
    keep: async (pdf: Uint8Array) =>
      (await addValidationData(pdf, { time, certificates: [], fetchRevocation: async () => ({}) })).pdf,
  }
}

/** The object number of a field. */
export async function numberOf(pdf: Uint8Array, name: string): Promise<number> {
  const field = readFields(await PdfDocument.open(pdf)).find(one => one.name === name)
  if (!field || field.num === null) throw new Error(`There is no field ${name}`)
  return field.num
}

export const prepared = (): Promise<Uint8Array> => placeFields(contract(), places)
