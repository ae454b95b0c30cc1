import { appendPages } from '../engines/esign/appendPages.ts'
import { checkTexts, type TextInBox, type TextProblem } from '../engines/esign/checkTexts.ts'
import { composePdf } from '../engines/esign/composePdf.ts'
import { drawLook, type SignatureLook } from '../engines/esign/drawLook.ts'
import { fillFields } from '../engines/esign/fillFields.ts'
import { inspectPdf } from '../engines/esign/inspectPdf.ts'
import { placeFields } from '../engines/esign/placeFields.ts'
import { stampPdf } from '../engines/esign/stampPdf.ts'
import {
  EsignRefusal,
  type FieldFilling,
  type FieldPlace,
  type Mark,
  type PageChoice,
  type PdfInspection,
  type RefusalCode,
} from '../engines/esign/types.ts'
import { prepareSignature } from '../engines/pdfSignatures/prepareSignature.ts'
import type { PreparedSignature, PreparingOptions } from '../engines/pdfSignatures/sign/wanted.ts'

/** What is done with a document in a process for heavy tasks. */
export type PdfWork =
  | { work: 'inspect'; content: Uint8Array; isPicture: boolean }
  /** `marks`: drawn on the composed pages. */
  | { work: 'compose'; files: Uint8Array[]; pages: PageChoice[]; marks: Mark[] }
  /** `appended`: a PDF whose pages follow at the end. */
  /** Whether texts can be drawn in their boxes. */
  | { work: 'checkTexts'; texts: TextInBox[] }
  | { work: 'stamp'; pdf: Uint8Array; marks: Mark[]; appended?: Uint8Array }
  | { work: 'place'; pdf: Uint8Array; places: FieldPlace[] }
  | { work: 'fill'; pdf: Uint8Array; fills: FieldFilling[] }
  /** Fills fields and leaves a place for a signature that somebody else makes. */
  | { work: 'prepare'; pdf: Uint8Array; fills: FieldFilling[]; signature: PreparingOptions; look: SignatureLook }

export interface Refused {
  refused: { code: RefusalCode; index: number | null; characters: string[] }
}

export type PdfAnswer =
  | Refused
  | { inspection: PdfInspection }
  | { pdf: Uint8Array }
  | PreparedSignature
  | { problems: (TextProblem | null)[] }

/** An error loses its class on the way, so that a refusal is returned. */
export default async function work(asked: PdfWork): Promise<PdfAnswer> {
  try {
    return await answer(asked)
  } catch (error) {
    if (!(error instanceof EsignRefusal)) throw error
    const { code, index, characters } = error
    return { refused: { code, index, characters } }
  }
}

async function answer(asked: PdfWork): Promise<PdfAnswer> {
  switch (asked.work) {
    case 'inspect': {
      const pdf = asked.isPicture
        ? (await composePdf({ files: [asked.content], pages: [{ file: 0, page: 0, rotate: 0 }] })).pdf
        : asked.content
      return { inspection: await inspectPdf(pdf) }
    }
    case 'compose': {
      const { pdf } = await composePdf(asked)
      return { pdf: asked.marks.length > 0 ? await stampPdf(pdf, asked.marks) : pdf }
    }
    case 'checkTexts':
      return { problems: await checkTexts(asked.texts) }
    case 'stamp': {
      const stamped = await stampPdf(asked.pdf, asked.marks)
      return { pdf: asked.appended ? await appendPages(stamped, asked.appended) : stamped }
    }
    case 'place':
      return { pdf: await placeFields(asked.pdf, asked.places) }
    case 'fill':
      return { pdf: await fillFields(asked.pdf, asked.fills) }
    case 'prepare': {
      const filled = await fillFields(asked.pdf, asked.fills)
      return prepareSignature(filled, { ...asked.signature, look: await drawLook(asked.look) })
    }
  }
}
